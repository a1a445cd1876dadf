// The rules that are open over the page: which game's, and which paragraph was asked for.

export interface OpenRules {
  game: string;
  rule: string; // empty: all of them, with how to play
}

let open = $state.raw<OpenRules | null>(null);

export const openRules = (): OpenRules | null => open;

export function showRules(game: string, rule = ""): void {
  open = { game, rule };
}

export function closeRules(): void {
  open = null;
}
