// Where a task ends on the screen: below it a small screen shows a run.
import type { Attachment } from "svelte/attachments";

/** Tell where an element ends, in px from the top of the screen, whenever that changes. */
export function bottomOf(tell: (px: number) => void): Attachment {
  return (element) => {
    const measure = (): void => tell(Math.max(0, element.getBoundingClientRect().bottom));
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body); // the bar above it wraps otherwise
    watcher.observe(element);
    addEventListener("scroll", measure, { passive: true });
    return () => {
      watcher.disconnect();
      removeEventListener("scroll", measure);
    };
  };
}
