// Shows notifications of the shop (P9) and opens their pages. It answers no requests, keeps nothing and controls no page.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const content = event.data?.json() ?? {};
  const { title = 'ODETA', body = '', url = '/', tag = 'odeta' } = content;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin } = self.location;
  const target = new URL(event.notification.data?.url ?? '/', origin);
  // Messages are written by the shop; should one not be, it leads nowhere else.
  event.waitUntil(self.clients.openWindow(target.origin === origin ? target.href : origin));
});
