// The little Markdown our rules are written in, to HTML: headings, paragraphs, lists, tables, pictures, code, emphasis, links. Everything is escaped first.

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** An id such as `due.exc.2`, `due.pow.libra`, `cal.card.22.3` or `dic.car.wild_spirits.1`. */
export const RULE = /\b[a-z]{3}\.[a-z]{2,6}\.(?:[a-z_]{3,}\.\d+|\d+(?:\.\d+)*|[a-z]{3,})\b/;

/** A picture of the game's own, on a line by itself: its name, drawn by lib/pictures.ts. */
const PICTURE = /^!\[([^\]]*)\]\(([a-z-]+)\)\s*$/;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!);
}

/** A line's inner marks; rule ids become links to their place on the page. */
export function inline(source: string): string {
  const kept: string[] = [];
  const keep = (html: string) => `\u0000${kept.push(html) - 1}\u0000`;
  const text = escape(source)
    .replace(/`([^`]+)`/g, (_, code: string) => keep(`<code>${code}</code>`))
    .replace(/\[([^\]]+)\]\((https?:\/\/[^)\s]+|[#/][^)\s]*)\)/g, (_, words: string, address: string) => keep(`<a href="${address}">${words}</a>`))
    .replace(new RegExp(RULE, "g"), (id) => keep(`<a class="rule" href="#${id}">${id}</a>`))
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[^*\w])\*([^*\s][^*]*)\*/g, "$1<em>$2</em>");
  let html = text;
  while (html.includes("\u0000")) html = html.replace(/\u0000(\d+)\u0000/g, (_, index: string) => kept[Number(index)]!);
  return html;
}

/** A heading's anchor; a heading that begins with a rule's number is known by it. */
export function anchor(text: string): string {
  const rule = RULE.exec(text);
  if (rule?.index === 0) return rule[0];
  return text.toLowerCase().normalize("NFD").replace(/[^\p{Letter}\p{Number}]+/gu, "-").replace(/^-|-$/g, "");
}

function cells(row: string): string[] {
  return row.replace(/^\s*\||\|\s*$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, "|"));
}

/** A list item that begins with a rule's number is that rule: it gets the number as its id. */
function item(source: string): string {
  const rule = new RegExp(`^(?:\\*\\*)?(${RULE.source})(?:\\*\\*)?\\s+(.*)$`, "s").exec(source);
  if (!rule) return `<li>${inline(source)}</li>`;
  return `<li class="one-rule" id="${rule[1]}"><a class="number" href="#${rule[1]}">${rule[1]}</a> ${inline(rule[2]!)}</li>`;
}

/** A row whose first cell is a rule's number is that rule. */
function row(source: string): string {
  const all = cells(source);
  const number = RULE.exec(all[0] ?? "");
  const rule = number?.[0] === all[0] ? number![0] : null;
  const first = rule ? `<td><a class="number" href="#${rule}">${rule}</a></td>` : `<td>${inline(all[0] ?? "")}</td>`;
  return `<tr${rule ? ` class="one-rule" id="${rule}"` : ""}>${first}${all.slice(1).map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>`;
}

function table(rows: string[]): string {
  const head = cells(rows[0]!);
  const body = rows.slice(2).map(row);
  const top = head.some(Boolean) ? `<thead><tr>${head.map((cell) => (cell ? `<th scope="col">${inline(cell)}</th>` : "<td></td>")).join("")}</tr></thead>` : "";
  return `<div class="scroll" tabindex="0" role="group"><table>${top}<tbody>${body.join("")}</tbody></table></div>`;
}

export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
  /** The text without marks, in lower case, to search in. */
  plain: string;
}

/** A document cut at its headings. */
export function sections(source: string): Section[] {
  const found: Section[] = [];
  let title = "";
  let level = 0;
  let lines: string[] = [];
  let fenced = false;
  const close = () => {
    const text = lines.join("\n");
    if (title || text.trim()) found.push({ id: anchor(title) || "top", level, title, html: blocks(lines), plain: `${title}\n${text}`.toLowerCase() });
    lines = [];
  };
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith("```")) fenced = !fenced;
    const heading = fenced ? null : /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      close();
      level = heading[1]!.length;
      title = heading[2]!.trim();
    } else lines.push(line);
  }
  close();
  return found;
}

/** Lines without headings, as HTML. */
export function blocks(lines: string[]): string {
  const html: string[] = [];
  let index = 0;
  const take = (more: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (index < lines.length && more(lines[index]!)) taken.push(lines[index++]!);
    return taken;
  };
  while (index < lines.length) {
    const line = lines[index]!;
    if (!line.trim()) index++;
    else if (line.startsWith("```")) {
      index++;
      html.push(`<pre tabindex="0"><code>${escape(take((one) => !one.startsWith("```")).join("\n"))}</code></pre>`);
      index++;
    } else if (line.trimStart().startsWith("|")) html.push(table(take((one) => one.trimStart().startsWith("|"))));
    else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const ordered = /^\s*\d+\./.test(line);
      const items: string[] = [];
      for (const one of take((next) => /^\s*([-*]|\d+\.)\s+/.test(next) || /^\s{2,}\S/.test(next))) {
        const start = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(one);
        if (start) items.push(start[1]!);
        else items[items.length - 1] += ` ${one.trim()}`;
      }
      html.push(`<${ordered ? "ol" : "ul"}>${items.map(item).join("")}</${ordered ? "ol" : "ul"}>`);
    } else if (PICTURE.test(line)) {
      const [, caption, name] = PICTURE.exec(lines[index++]!)!;
      html.push(`<figure data-picture="${name}"><figcaption>${inline(caption!)}</figcaption></figure>`);
    } else {
      const text = take((one) => one.trim() !== "" && !/^(```|\s*\||\s*[-*]\s|\s*\d+\.\s)/.test(one));
      if (text.length === 0) text.push(lines[index++]!);
      html.push(`<p>${inline(text.join(" "))}</p>`);
    }
  }
  return html.join("\n");
}
