import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { readMenu } from '@odeta/contracts';
import fastify from 'fastify';
import { createShopServer } from './shop-server.ts';
import { useValibot } from './valibot-compilers.ts';

test('a closing server finishes a request whose client has disconnected', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  useValibot(app, { checkAnswers: false });
  await app.register(cookie);
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  createShopServer(app, { secret: 'a secret that only tests know', checkProof: async () => null }).handle(
    readMenu,
    async () => {
      begun.resolve();
      await work.promise;
      events.push('answered');
      return { entries: [] };
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const request = get(`http://127.0.0.1:${port}/api/base/menu`).on('error', () => undefined);
  await begun.promise;
  request.destroy();
  const closing = app.close().then(() => events.push('closed'));
  await pause(50);
  work.resolve();
  await closing;

  expect(events).toEqual(['answered', 'closed']);
});
