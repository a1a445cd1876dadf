// The browser's storage. Where it is blocked or full, what is kept lasts until the page is closed.
const PREFIX = "escapade"; // how all our keys begin
const memory = new Map<string, string>();

/** Whether this browser lets us keep something. */
export function storageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Read what was kept as JSON; nothing if it cannot be read. */
export function recallJson<T>(key: string): T | undefined {
  try {
    return (JSON.parse(recall(key) ?? "null") as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // blocked: nothing was kept there
  }
}

/** Forget everything this page has kept. */
export function forgetAll(): void {
  const stored = storageBlocked() ? [] : Object.keys(localStorage);
  for (const key of [...stored, ...memory.keys()]) if (key.startsWith(PREFIX)) forget(key);
}
