import { runInNewContext } from 'node:vm';
import { PUSH_WORKER } from '@odeta/contracts';
import fastify from 'fastify';
import { pushWorker } from './push-worker.ts';

async function fetchWorker() {
  const app = fastify();
  pushWorker(app);
  return app.inject(PUSH_WORKER.url);
}

/** The worker as a browser runs it: its event listeners, the notifications it showed and the pages it opened. */
async function startWorker() {
  const listeners: Record<string, (event: object) => void> = {};
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://sk.odeta.example' },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => undefined,
    registration: { showNotification: (...notification: unknown[]) => shown.push(notification) },
    clients: { openWindow: (url: string) => opened.push(url) },
  };
  runInNewContext((await fetchWorker()).body, { self, URL });
  return { listeners, shown, opened };
}

const press = (url: string) => ({
  notification: { close: () => undefined, data: { url } },
  waitUntil: () => undefined,
});

test('the worker only shows notifications: it intercepts no requests, and no page is in its scope (P9)', async () => {
  const { listeners } = await startWorker();
  const { headers } = await fetchWorker();

  expect(Object.keys(listeners).sort()).toEqual(['install', 'notificationclick', 'push']);
  expect(PUSH_WORKER.scope).toBe('/push/');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
});

test('a notification opens its page of the same shop, and never a page of another origin (P9)', async () => {
  const { listeners, shown, opened } = await startWorker();
  const content = { title: 'Znova skladom', body: 'Kabát', url: 'https://sk.odeta.example/p/kabat', tag: 'a' };

  listeners.push?.({ data: { json: () => content }, waitUntil: () => undefined });
  listeners.notificationclick?.(press(content.url));
  listeners.notificationclick?.(press('https://pl.odeta.example/p/plaszcz'));

  expect(shown).toEqual([['Znova skladom', expect.objectContaining({ body: 'Kabát', tag: 'a' })]]);
  expect(opened).toEqual(['https://sk.odeta.example/p/kabat', 'https://sk.odeta.example']);
});
