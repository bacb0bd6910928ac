import { attackAll, noDamage } from '../../testing/smuggling/attack-all.ts';
import { methods, openAttackedEdge } from '../../testing/smuggling/attacked-edge.ts';
import { createCertificate } from '../../testing/smuggling/certificate.ts';
import { http1Attacks } from '../../testing/smuggling/http1-requests.ts';
import { http2Attacks } from '../../testing/smuggling/http2-requests.ts';

/** Bodies of a kind of request that reached the API completely. */
const bodiesOf = (received: { method: string; url: string; body: string; isComplete: boolean }[], method: string) =>
  received.filter((request) => request.method === method && request.url === '/api/outer' && request.isComplete);

test('a body that contains a request is never received by the API as a request, however HTTP/1 frames it', async () => {
  const { api, secret, port, stop } = await openAttackedEdge();

  const damage = await attackAll({ api, secret, attackers: { port }, visitors: { port } }, http1Attacks({ methods }));
  await stop();

  expect(damage).toEqual(noDamage);
  // Valid requests did reach the API, with their bodies.
  expect(bodiesOf(api.received, 'GET').length).toBeGreaterThan(0);
  expect(bodiesOf(api.received, 'POST').filter(({ body }) => body.startsWith('GET /api/inner')).length).toBeGreaterThan(
    0,
  );
}, 120_000);

test('the same over HTTP/2, where a body needs no length and header values could contain line ends', async () => {
  const { file, keyFile } = await createCertificate();
  const { api, secret, port, stop } = await openAttackedEdge({ TLS_CERT: file, TLS_KEY: keyFile });
  const targets = { attackers: { port, protocol: 'h2' }, visitors: { port, protocol: 'http/1.1' } } as const;

  const damage = await attackAll({ api, secret, ...targets }, http2Attacks({ methods }));
  await stop();

  expect(damage).toEqual(noDamage);
  expect(bodiesOf(api.received, 'GET').length).toBeGreaterThan(0);
  expect(bodiesOf(api.received, 'POST').filter(({ body }) => body.startsWith('GET /api/inner')).length).toBeGreaterThan(
    0,
  );
}, 120_000);
