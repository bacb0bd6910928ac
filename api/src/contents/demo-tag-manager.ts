import type { FastifyInstance } from 'fastify';

export const DEMO_SCRIPT = '/api/dev/tag-manager.js';
const COLLECT = '/api/dev/tag-manager/collect';

/**
 * Replaces a tag manager where none is configured: sends each event of the data layer to the shop itself, which discards it. The browser's
 * network panel then shows what a tag manager would receive, and when.
 */
export function demoTagManager(app: FastifyInstance): void {
  app.get(DEMO_SCRIPT, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  app.post(COLLECT, { schema: { hide: true } }, (_request, reply) => reply.code(204).send());
}

/**
 * Like a tag manager it reads the events of the data layer, first those that are in it already; sends nothing while measuring is denied.
 */
const script = `(() => {
  const queue = (window.dataLayer ??= []);
  let granted = false;
  const take = (entry) => {
    if (entry?.[0] === 'consent') granted = entry[2]?.analytics_storage === 'granted';
    if (!granted || !entry?.event || entry.event === 'gtm.js') return;
    const body = JSON.stringify(entry);
    fetch('${COLLECT}', { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).catch(() => {});
  };
  for (const entry of [...queue]) take(entry);
  const push = queue.push.bind(queue);
  queue.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };
})();
`;
