// Whether the server answers, whether it serves a newer page than this one, and whether a part of this page is missing.
const TRY_AGAIN = 3000; // ms between two attempts while the server does not answer
const AWAY = new Set([502, 504]); // what a proxy answers for a server that is down

const state = $state({ away: false, outdated: false, broken: false });
const waiting = new Set<() => void>();
let trying: ReturnType<typeof setInterval> | undefined;

/** Whether the last request got no answer. */
export const serverAway = (): boolean => state.away;
/** Whether the server has a newer version of the page. */
export const outdated = (): boolean => state.outdated;
/** Whether a file of this page could not be loaded. */
export const broken = (): boolean => state.broken;

/** Call back whenever the server answers again; returns how to stop that. */
export function whenBack(call: () => void): () => void {
  waiting.add(call);
  return () => waiting.delete(call);
}

/** Make a request and remember whether there was an answer. */
export async function send(path: string, init?: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, init);
    heard(!AWAY.has(answer.status));
    return answer;
  } catch (error) {
    heard(false);
    throw error;
  }
}

function heard(answers: boolean): void {
  if (answers === !state.away) return;
  state.away = !answers;
  if (state.away) {
    trying = setInterval(() => void send("/health").catch(() => undefined), TRY_AGAIN);
    return;
  }
  clearInterval(trying);
  for (const call of waiting) call();
  void checkVersion();
}

/** The file this page began with; its name changes with any part of the page. */
const entry = (): string => new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname;

/** Ask the server whether its page still has the files of this one. */
export async function checkVersion(): Promise<void> {
  if (!import.meta.env.PROD || state.outdated) return;
  const list = await fetch("/worker.js", { cache: "no-store" }).catch(() => undefined); // it lists all files
  if (list?.ok) state.outdated = !(await list.text()).includes(entry());
}

/** Notice parts of the page that cannot be loaded, and new versions when somebody comes back to the page. */
export function watchPage(): void {
  addEventListener("vite:preloadError", () => {
    state.broken = true;
    void checkVersion();
  });
  addEventListener("visibilitychange", () => {
    if (!document.hidden) void checkVersion();
  });
}
