import type { IncomingMessage, ServerResponse } from 'node:http';
import { noMetrics } from '@odeta/node/no-metrics';
import { fastify } from 'fastify';
import { createObserver } from './observe.ts';

test('without tracing a visitor’s trace is passed on to no server', async () => {
  const app = fastify();
  const observer = createObserver(app, noMetrics, { isTraced: false });
  app.get('/', ({ headers }) => headers);
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };

  const rendered = await app.inject({ url: '/', headers });
  const forwarded = { headers: { ...headers } } as unknown as IncomingMessage;
  observer.forwarded(forwarded, {} as ServerResponse, 'request-1');

  expect(rendered.json()).not.toHaveProperty('traceparent');
  expect(forwarded.headers).toEqual({});
});
