import { attackAll, noDamage } from '../../testing/smuggling/attack-all.ts';
import { methods, openAttackedEdge } from '../../testing/smuggling/attacked-edge.ts';
import { createCertificate } from '../../testing/smuggling/certificate.ts';
import { http1Attacks } from '../../testing/smuggling/http1-requests.ts';
import { http2Attacks } from '../../testing/smuggling/http2-requests.ts';
import type { RecordingApi } from '../../testing/smuggling/recording-api.ts';

/** Whether a complete request of an attacker reached the API, with a body that begins with this text. */
const hasArrived = ({ received }: RecordingApi, method: string, begin: string) =>
  received.some((request) => request.method === method && request.isComplete && request.body.startsWith(begin));

test('a body that contains a request is never received by the API as a request, however HTTP/1 frames it', async () => {
  const { api, secret, port, lines, stop } = await openAttackedEdge();

  const damage = await attackAll({ api, secret, attackers: { port }, visitors: { port } }, http1Attacks({ methods }));
  await stop();

  expect(damage).toEqual(noDamage);
  expect([hasArrived(api, 'GET', ''), hasArrived(api, 'POST', 'GET /api/inner')]).toEqual([true, true]);
  expect(lines).toEqual([]);
});

test('the same over HTTP/2, where a body needs no length and header values could contain line ends', async () => {
  const { file, keyFile } = await createCertificate();
  const { api, secret, port, lines, stop } = await openAttackedEdge({ TLS_CERT: file, TLS_KEY: keyFile });
  const targets = { attackers: { port, protocol: 'h2' }, visitors: { port, protocol: 'http/1.1' } } as const;

  const damage = await attackAll({ api, secret, ...targets }, http2Attacks({ methods }));
  await stop();

  expect(damage).toEqual(noDamage);
  expect([hasArrived(api, 'GET', ''), hasArrived(api, 'POST', 'GET /api/inner')]).toEqual([true, true]);
  expect(lines).toEqual([]);
});
