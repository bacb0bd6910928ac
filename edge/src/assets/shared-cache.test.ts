import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openEdge } from '../../testing/open-edge.ts';
import { isInstalled, startBalancer } from '../../testing/smuggling/balancers.ts';
import { createCertificate } from '../../testing/smuggling/certificate.ts';

// Without the program, `npm test` prints which package is missing.
const ifInstalled = isInstalled('nginx') ? test : test.skip;

const dictionaryOf = (content: string) => createHash('sha256').update(content).digest();
const FILE = 'shell/main.22222222.js';

/** A cache for everybody in front of an edge that has a script, its compressed copy and deltas against two versions before. */
async function openCache() {
  const { app, directory } = await openEdge({ config: { TRUST_PROXY: '1' } });
  writeFileSync(path.join(directory, FILE), 'plain');
  writeFileSync(path.join(directory, `${FILE}.br`), 'compressed');
  for (const version of ['older', 'newer'])
    writeFileSync(path.join(directory, `${FILE}.${dictionaryOf(version).toString('hex')}.dcz`), `since ${version}`);
  const edge = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const balancer = await startBalancer('nginx', [edge], await createCertificate());
  const get = (headers: OutgoingHttpHeaders) =>
    new Promise<{ headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const options = {
        port: balancer.port,
        path: `/releases/${FILE}`,
        headers: { host: 'sk.localhost', ...headers },
        rejectUnauthorized: false,
        agent: false as const,
      };
      request({ host: '127.0.0.1', ...options }, async (response) =>
        resolve({ headers: response.headers, body: await text(response) }),
      )
        .on('error', reject)
        .end();
    });
  return { get, stop: balancer.stop };
}

const knows = (version: string) => ({
  'accept-encoding': 'gzip, br, dcz',
  'available-dictionary': `:${dictionaryOf(version).toString('base64')}:`,
});

ifInstalled('a shared cache gives a delta only to whoever has what it starts from', async () => {
  const { get, stop } = await openCache();
  const clients: Record<string, string>[] = [knows('older'), knows('newer'), { 'accept-encoding': 'gzip, br' }, {}];

  const rounds = [];
  for (const _ of ['first', 'second']) {
    const answers = [];
    for (const client of clients) answers.push(await get(client));
    rounds.push(answers);
  }
  await stop();

  const expected = ['since older', 'since newer', 'compressed', 'plain'];
  expect(rounds.map((answers) => answers.map(({ body }) => body))).toEqual([expected, expected]);
  expect(rounds[1]?.map(({ headers }) => headers['x-cache'])).toEqual(clients.map(() => 'HIT'));
});
