// The current address.
import { read, type Route } from "./address";

const here = $state<{ route: Route }>({ route: read(location.pathname) });

export const route = (): Route => here.route;

export function go(path: string): void {
  if (path !== location.pathname + location.search) history.pushState(null, "", path);
  here.route = read(location.pathname);
  window.scrollTo(0, 0);
}

/** Follow links inside the page without loading it again. */
export function follow(): void {
  addEventListener("popstate", () => (here.route = read(location.pathname)));
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
