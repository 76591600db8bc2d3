// The twenty-four heroic feats in line, in a box of 100 by 100: `ink` parts are filled with the pen's colour, `glow` parts with the light one.

const ink = (d: string): string => `<path d="${d}" fill="currentColor" stroke="none"/>`;
const glow = (d: string): string => `<path d="${d}" class="glow"/>`;
const line = (d: string): string => `<path d="${d}"/>`;
const dot = (x: number, y: number, r = 3): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;
const hound = (move: string): string =>
  `<g transform="${move}">${glow("M-14-10L-12-30L-4-20H4L12-30L14-10L8 14L0 22L-8 14Z")}${dot(-5, -7, 2.4)}${dot(5, -7, 2.4)}${ink("M-4 12H4L0 18Z")}</g>`;

export const EMBLEMS: Record<string, string> = {
  hammer: `${glow("M46 40H56V90H46Z")}${glow("M20 18H66L78 30V42H20Z")}${line("M20 30H78M84 14L92 6M86 26H97M72 10V2")}`,
  chest: `${glow("M16 48H84V84H16Z")}${glow("M16 48C16 28 28 22 50 22S84 28 84 48Z")}${line("M30 25V84M70 25V84")}${glow("M42 42H58V60H42Z")}${dot(50, 50)}`,
  silver_hind: `${glow("M50 94C40 90 37 78 36 66L30 56L42 54C45 50 55 50 58 54L70 56L64 66C63 78 60 90 50 94Z")}${line("M42 52C32 44 28 32 28 14M30 32L16 26M28 22L40 14M58 52C68 44 72 32 72 14M70 32L84 26M72 22L60 14")}${dot(44, 66)}${dot(56, 66)}${ink("M46 86H54L50 91Z")}`,
  great_bear: `<circle cx="27" cy="30" r="12" class="glow"/><circle cx="73" cy="30" r="12" class="glow"/>${glow("M50 22C76 22 84 42 82 60C80 80 66 90 50 90S20 80 18 60C16 42 24 22 50 22Z")}<ellipse cx="50" cy="68" rx="17" ry="13" class="glow"/>${ink("M42 60H58L50 69Z")}${line("M50 69V76")}${dot(36, 48, 4)}${dot(64, 48, 4)}`,
  satyrs: `${glow("M22 40H32V88H22ZM34 40H44V80H34ZM46 40H56V72H46ZM58 40H68V64H58ZM70 40H80V57H70Z")}${line("M18 52L84 46")}${line("M30 30C22 24 20 14 26 6C28 14 34 20 40 24M70 30C78 24 80 14 74 6C72 14 66 20 60 24")}`,
  tenacious_boar: `${glow("M10 62C10 38 30 26 56 28L76 14L74 34C86 42 90 56 90 64L74 67C70 80 54 86 40 82L16 78Z")}${glow("M26 78C18 68 18 58 28 52C27 60 30 70 36 74Z")}${dot(60, 47, 4)}${dot(18, 68)}${line("M40 28L34 18M48 27L46 15M30 33L22 25")}`,
  ferryman: `${glow("M8 62H92C88 80 74 84 50 84S12 80 8 62Z")}${glow("M44 18C34 24 32 44 30 62H60C58 44 56 24 44 18Z")}${ink("M40 30C38 34 38 40 40 44H48C50 40 50 34 48 30Z")}${line("M80 12L58 92M4 94q8-6 16 0t16 0t16 0t16 0t16 0t16 0")}`,
  cerberus: `${hound("translate(24 58) rotate(-16) scale(0.900)")}${hound("translate(76 58) rotate(16) scale(0.900)")}${hound("translate(50 46) scale(1.200)")}${line("M22 86C38 96 62 96 78 86")}`,
  helmet: `${glow("M20 88V50C20 28 32 18 50 18S80 28 80 50V88H62V66L54 56V46H46V56L38 66V88Z")}${line("M50 18V46M50 18C50 6 62 2 78 6C72 10 68 14 66 22")}`,
  cancer: `<ellipse cx="50" cy="62" rx="26" ry="19" class="glow"/>${glow("M28 50C14 44 10 28 18 16C20 22 24 24 30 24C26 30 28 36 34 42ZM72 50C86 44 90 28 82 16C80 22 76 24 70 24C74 30 72 36 66 42Z")}${line("M28 72L12 78M32 78L20 90M72 72L88 78M68 78L80 90M26 64L8 62M74 64L92 62")}${dot(42, 56)}${dot(58, 56)}`,
  sentinel: `${glow("M50 6L60 26H40Z")}${glow("M32 30H68V92H32Z")}${glow("M14 50C26 36 74 36 86 50C74 64 26 64 14 50Z")}<circle cx="50" cy="50" r="9" class="glow"/>${dot(50, 50, 4)}${line("M40 74H60M40 84H60")}`,
  elder: `${glow("M28 34C28 16 72 16 72 34L70 52C76 66 66 94 50 96C34 94 24 66 30 52Z")}${line("M32 34C42 28 58 28 68 34M38 66C44 60 56 60 62 66M50 44V56L46 58M42 78V88M50 80V92M58 78V88")}${dot(41, 44)}${dot(59, 44)}${line("M86 30V96M86 30C78 26 78 14 86 12C94 14 94 26 86 30")}`,
  wild_spirits: `${glow("M50 92C28 92 22 72 34 56C36 66 42 66 44 60C46 44 38 34 50 10C58 30 74 42 72 66C71 82 62 92 50 92Z")}${line("M50 84C42 82 42 72 50 64C56 72 58 82 50 84M18 40C10 34 10 24 16 18M84 40C92 34 92 24 86 18M16 60C10 60 6 56 6 50M86 60C92 60 96 56 96 50")}`,
  guardians_owl: `${glow("M24 18L36 26H64L76 18C82 40 82 70 72 84C62 94 38 94 28 84C18 70 18 40 24 18Z")}<circle cx="38" cy="42" r="11" class="glow"/><circle cx="62" cy="42" r="11" class="glow"/>${dot(38, 42, 5)}${dot(62, 42, 5)}${ink("M46 50H54L50 60Z")}${line("M36 68L42 74L48 68M52 68L58 74L64 68M42 78L50 84L58 78")}`,
  celestial_ship: `${glow("M8 60H92C86 80 74 86 50 86S14 80 8 60Z")}${line("M50 8V60")}${glow("M54 10C82 20 84 42 78 54H54ZM46 18C26 28 22 42 24 54H46Z")}${line("M84 12L86 18L92 20L86 22L84 28L82 22L76 20L82 18ZM14 18L15 22L19 23L15 24L14 28L13 24L9 23L13 22Z")}`,
  minotaur: `${glow("M32 40C32 28 68 28 68 40L66 62L60 86H40L34 62Z")}${glow("M32 42C14 42 6 28 12 10C18 26 28 28 40 32ZM68 42C86 42 94 28 88 10C82 26 72 28 60 32Z")}${dot(42, 50)}${dot(58, 50)}${line("M40 74C46 70 54 70 60 74M46 80A4 4 0 1 0 54 80")}${line("M32 46L22 52L32 56M68 46L78 52L68 56")}`,
  guardians_shield: `${glow("M50 6L86 18V48C86 72 68 88 50 96C32 88 14 72 14 48V18Z")}${line("M50 16V86M22 44H78")}<circle cx="50" cy="44" r="14" class="glow"/>${ink("M50 34L53 41L61 42L55 47L57 55L50 51L43 55L45 47L39 42L47 41Z")}`,
  gorgon: `${glow("M32 44C32 30 68 30 68 44L66 66C62 80 56 86 50 86S38 80 34 66Z")}${line("M34 40C20 44 14 34 20 26C26 20 22 12 14 14M40 33C32 26 36 14 30 6M50 31C48 20 56 14 50 4M60 33C68 26 64 14 70 6M66 40C80 44 86 34 80 26C74 20 78 12 86 14M33 54C22 58 16 66 22 74M67 54C78 58 84 66 78 74")}${dot(42, 54, 4)}${dot(58, 54, 4)}${line("M42 72C46 76 54 76 58 72")}`,
  triton: `${line("M50 96V20M26 14V36C26 50 74 50 74 36V14M50 20V8")}${ink("M20 22L26 6L32 22ZM44 18L50 2L56 18ZM68 22L74 6L80 22Z")}${line("M16 74q8-7 17 0t17 0t17 0t17 0M8 88q8-7 17 0t17 0t17 0t17 0t17 0")}`,
  abyss_mirror: `<ellipse cx="50" cy="38" rx="30" ry="34" class="glow"/>${line("M44 71H56V96H44Z")}<ellipse cx="50" cy="38" rx="21" ry="25" class="glow"/>${line("M38 46L54 22M46 54L62 30")}${dot(50, 4, 4)}`,
  sphinx: `${glow("M26 92V66C20 44 30 16 50 16S80 44 74 66V92Z")}${glow("M38 40C38 28 62 28 62 40V56C62 66 38 66 38 56Z")}${line("M26 54L38 50M26 66L39 60M74 54L62 50M74 66L61 60M30 78H70M30 86H70M50 16C54 8 50 4 46 6")}${dot(45, 46)}${dot(55, 46)}${line("M46 57H54")}`,
  cyclops: `${glow("M50 10C74 10 84 30 80 56C78 78 66 92 50 92S22 78 20 56C16 30 26 10 50 10Z")}${glow("M28 42C38 30 62 30 72 42C62 56 38 56 28 42Z")}<circle cx="50" cy="42" r="8" class="glow"/>${dot(50, 42, 4)}${line("M38 72C44 66 56 66 62 72M26 28C38 18 62 18 74 28M44 74V80M56 74V80")}`,
  hydra: `${line("M50 96C46 78 24 74 22 54C20 44 26 40 26 32M50 96C50 76 46 62 50 44C52 36 50 32 50 28M50 96C54 78 76 74 78 54C80 44 74 40 74 32")}${glow("M32 34L20 36L4 28L18 25L6 18L22 14L34 22Z")}${glow("M58 28L44 28L30 18L44 17L34 7L52 6L60 16Z")}${glow("M68 34L80 36L96 28L82 25L94 18L78 14L66 22Z")}${dot(25, 21, 2.6)}${dot(50, 14, 2.6)}${dot(75, 21, 2.6)}${line("M28 96H72")}`,
  typhon: `${line("M14 18C34 8 66 8 86 18C70 28 30 28 14 18M22 34C38 28 64 28 78 34C64 42 36 42 22 34M30 50C40 46 58 46 68 50C60 57 40 57 30 50M38 66C44 63 54 63 60 66C54 71 46 71 38 66")}${ink("M46 78H56L48 98Z")}${line("M88 44L80 56H90L80 70")}`,
};
