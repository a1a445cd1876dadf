// The server's HTTP side about people: an account, its keys and notices, its data; who played whom, and how well.
import { ask, become, hello, nobody } from "./api";
import { likings } from "./settings.svelte";
import type { GameHistory, WebhookInfo, Me, Profile, Rank, TextReply, TokenInfo, HeadToHead } from "./wire";

/** Make an account of the guest one is; what this browser likes goes along. */
export async function makeAccount(login: string, password: string): Promise<Me> {
  await hello();
  become(await ask<Me>("POST", "/me/account", { login, password }));
  return become(await ask<Me>("PATCH", "/me", { settings: likings() }));
}

export async function signIn(login: string, password: string): Promise<Me> {
  return become(await ask<Me>("POST", "/login", { login, password }));
}

export async function signOut(everywhere = false): Promise<Me> {
  await ask<TextReply>("POST", everywhere ? "/logout/everywhere" : "/logout");
  nobody();
  return hello();
}

export async function changePassword(old: string, wanted: string): Promise<Me> {
  return become(await ask<Me>("PUT", "/me/password", { old, new: wanted }));
}

/** Be rated, or no longer. */
export async function rate(rated: boolean): Promise<Me> {
  return become(await ask<Me>("PATCH", "/me", { rated }));
}

/** Let the server forget us, and this browser too. */
export async function forget(): Promise<void> {
  await ask<TextReply>("DELETE", "/me");
  nobody();
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith("escapade"))) localStorage.removeItem(key);
}

export const tokens = (): Promise<TokenInfo[]> => hello().then(() => ask<TokenInfo[]>("GET", "/me/tokens"));
export const makeToken = (name: string, scopes: string[]): Promise<TokenInfo> =>
  hello().then(() => ask<TokenInfo>("POST", "/me/tokens", { name, scopes }));
export const dropToken = (id: string): Promise<void> => ask("DELETE", `/me/tokens/${id}`);

export const hooks = (): Promise<WebhookInfo[]> => hello().then(() => ask<WebhookInfo[]>("GET", "/me/hooks"));
export const addHook = (url: string, table: string | null): Promise<WebhookInfo> =>
  hello().then(() => ask<WebhookInfo>("POST", "/me/hooks", { url, table }));
export const tryHook = (id: string): Promise<TextReply> => ask("POST", `/me/hooks/${id}/try`);
export const dropHook = (id: string): Promise<void> => ask("DELETE", `/me/hooks/${id}`);

/** My finished games, or those I played with somebody; a page, or the page after a table. */
export function myGames(before?: string, other?: string): Promise<GameHistory> {
  const asked = Object.entries({ before, other }).filter((one): one is [string, string] => one[1] !== undefined);
  return hello().then(() => ask<GameHistory>("GET", `/me/games?${new URLSearchParams(asked)}`));
}

export const profile = (person: string): Promise<Profile> => ask("GET", `/people/${person}`);
export const gamesOf = (person: string, before?: string): Promise<GameHistory> =>
  ask("GET", `/people/${person}/games${before ? `?before=${before}` : ""}`);
export const versus = (me: string, other: string): Promise<HeadToHead> => ask("GET", `/people/${me}/versus/${other}`);
export const leaders = (game: string): Promise<Rank[]> => ask("GET", `/ratings/${game}`);
