// The HTTP API about people: accounts, tokens, webhooks, data, history, ratings.
import { ask, setMe, hello, clearMe } from "./api";
import { sharedSettings } from "./settings.svelte";
import { forgetAll } from "./storage";
import type { GameHistory, WebhookInfo, Me, Profile, Rank, TextReply, TokenInfo, HeadToHead } from "./wire";

/** Turn the guest into an account, and save this browser's settings to it. */
export async function makeAccount(login: string, password: string): Promise<Me> {
  await hello();
  setMe(await ask<Me>("POST", "/me/account", { login, password }));
  return setMe(await ask<Me>("PATCH", "/me", { settings: sharedSettings() }));
}

export async function signIn(login: string, password: string): Promise<Me> {
  return setMe(await ask<Me>("POST", "/login", { login, password }));
}

export async function signOut(everywhere = false): Promise<Me> {
  await ask<TextReply>("POST", everywhere ? "/logout/everywhere" : "/logout");
  clearMe();
  return hello();
}

export async function changePassword(old: string, wanted: string): Promise<Me> {
  return setMe(await ask<Me>("PUT", "/me/password", { old, new: wanted }));
}

/** Switch the rating on or off. */
export async function setRated(rated: boolean): Promise<Me> {
  return setMe(await ask<Me>("PATCH", "/me", { rated }));
}

/** Delete everything about us, here and on the server. */
export async function deleteMe(): Promise<void> {
  await ask<TextReply>("DELETE", "/me");
  clearMe();
  forgetAll();
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

/** A page of my finished games, or of those with another person; with `before`, games older than that table. */
export function myGames(before?: string, other?: string): Promise<GameHistory> {
  const asked = Object.entries({ before, other }).filter((one): one is [string, string] => one[1] !== undefined);
  return hello().then(() => ask<GameHistory>("GET", `/me/games?${new URLSearchParams(asked)}`));
}

export const profile = (person: string): Promise<Profile> => ask("GET", `/people/${person}`);
export const gamesOf = (person: string, before?: string): Promise<GameHistory> =>
  ask("GET", `/people/${person}/games${before ? `?before=${before}` : ""}`);
export const versus = (me: string, other: string): Promise<HeadToHead> => ask("GET", `/people/${me}/versus/${other}`);
export const leaders = (game: string): Promise<Rank[]> => ask("GET", `/ratings/${game}`);
