// Closes what opens over the table: with Escape, with a click elsewhere, and when something else gets the focus.
import type { Attachment } from "svelte/attachments";

/** Let an unfolded part close by itself. */
export const closesItself: Attachment<HTMLDetailsElement> = (details) => {
  const leave = ({ target }: Event): void => {
    if (!details.contains(target as Node)) details.open = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !details.open) return;
    event.stopPropagation(); // at the table it also cancels a selection
    if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
    details.open = false;
  };
  const detached = new AbortController();
  const options = { capture: true, signal: detached.signal };
  addEventListener("click", leave, options);
  addEventListener("focusin", leave, options);
  document.addEventListener("keydown", key, options); // after an explanation in it, which listens to the window
  return () => detached.abort();
};
