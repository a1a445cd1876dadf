// The service worker: caches the shell and the messages of the languages in use, so that the page opens offline and can
// say so. It caches no game.
const SHELL = [/* shell */];
const NAME = `escapade-${SHELL.join("")
  .split("")
  .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetched(request)));
});

/** Fetch a file. Built files never change, so they are kept. */
async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok && isBuilt(request.url)) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

const isBuilt = (url) => new URL(url).pathname.startsWith("/assets/");

// A page that was loaded before this worker began names the files it uses.
self.addEventListener("message", (event) => {
  const urls = event.data.filter(isBuilt);
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(urls)));
});

self.addEventListener("notificationclick", (event) => {
  const { address } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
