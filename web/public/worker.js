/* Beside the page: shows "your turn" when the server says so, and opens the page without a line. The words of the
   notice come with this file's address. The server's word goes first for everything but files that never change, and
   nothing of a game is ever kept. */
const words = new URL(location.href).searchParams;

addEventListener('push', (event) => {
  const { table } = event.data.json();
  const shown = { body: words.get('body') ?? '', tag: table, data: table };
  event.waitUntil(self.registration.showNotification(words.get('title') ?? '', shown));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`/#/table/${event.notification.data}`));
});

const KEPT = 'meadhall-page-1';

addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.json'])));
});

addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else event.respondWith(freshFirst(request, request.mode === 'navigate' ? '/' : request));
});

async function keptFirst(request) {
  return (await caches.match(request)) ?? keep(request, request);
}

async function freshFirst(request, as) {
  try {
    return await keep(request, as);
  } catch (offline) {
    const kept = await caches.match(as);
    if (kept) return kept;
    throw offline;
  }
}

async function keep(request, as) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(as, answer.clone());
  return answer;
}
