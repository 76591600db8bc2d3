// Who sits at this browser. Nobody has to sign in: a name is made up when one is first needed.

import { api } from "./api";
import { t } from "./i18n.svelte";
import type { Credentials, Me } from "./protocol";
import { socket } from "./socket.svelte";

export const person = $state({ name: null as string | null, guest: true, login: null as string | null });

function know(me: Me): void {
  const changed = person.name !== me.name || person.login !== me.login;
  Object.assign(person, { name: me.name, guest: me.guest, login: me.login });
  if (changed) socket.renew();
}

export async function recall(): Promise<void> {
  know(await api.me());
}

/** Make sure that there is a name to play under. */
export async function haveName(): Promise<void> {
  if (person.name === null) know(await api.guest(t("web-guest-name", { number: String(100 + Math.floor(Math.random() * 900)) })));
}

export async function rename(name: string): Promise<void> {
  know(await api.guest(name.trim()));
}

export async function openAccount(credentials: Credentials): Promise<void> {
  await haveName();
  know(await api.openAccount(credentials));
}

export async function signIn(credentials: Credentials): Promise<void> {
  know(await api.signIn(credentials));
}

export async function signOut(): Promise<void> {
  await api.signOut();
  await recall();
}
