/* Shows "your turn" when the server says so, and opens the table. The words come with this file's address. */
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
