import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openEdge } from '../../testing/open-edge.ts';
import { createCertificate } from '../../testing/smuggling/certificate.ts';
import { createRemoteApi } from '../api/remote-api.ts';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}
type Ask = (path: string, cookies: readonly string[], host?: string, method?: string) => Promise<Answer>;

/** Cookies of other parties, as many as take so many KB. */
const foreign = (kilobytes: number) =>
  Array.from({ length: kilobytes / 2 }, (_, number) => `_ga_${number}=${'x'.repeat(2030)}`);

async function openHttp1(): Promise<Ask> {
  const { app } = await openEdge();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return (path, cookies, host = 'sk.localhost', method = 'GET') =>
    new Promise((resolve, reject) => {
      const headers = { host, cookie: cookies.join('; '), ...(method === 'POST' && { origin: `http://${host}` }) };
      const asked = request({ port, host: '127.0.0.1', path, method, headers }, async (answer: IncomingMessage) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
      );
      asked.on('error', reject).end();
    });
}

async function openHttp2(): Promise<Ask> {
  const { file, keyFile } = await createCertificate();
  const { app } = await openEdge({ config: { TLS_CERT: file, TLS_KEY: keyFile } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return async (path, cookies, host = 'sk.localhost', method = 'GET') => {
    const session = connect(`https://127.0.0.1:${port}`, {
      rejectUnauthorized: false,
      maxSendHeaderBlockLength: 262_144,
    });
    const own = method === 'POST' ? { origin: `https://${host}` } : {};
    // As browsers send them: each in a header of its own (RFC 9113, 8.2.3).
    const stream = session.request({
      ':path': path,
      ':method': method,
      ':authority': host,
      cookie: [...cookies],
      ...own,
    });
    stream.end();
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) =>
      stream.once('response', resolve).once('error', reject),
    );
    const body = await text(stream);
    session.close();
    return { status: Number(headers[':status']), headers, body };
  };
}

describe.each([
  ['HTTP/1.1', openHttp1],
  ['HTTP/2', openHttp2],
] as const)('over %s', (_, open) => {
  test('a visitor with 16 or 48 KB of cookies of other parties gets the page', async () => {
    const ask = await open();

    expect([(await ask('/', foreign(16))).status, (await ask('/', foreign(48))).status]).toEqual([200, 200]);
  });

  test('a visitor with more gets a page in the language of the country, whose press deletes them and comes back', async () => {
    const ask = await open();

    const { status, headers, body } = await ask('/c/saty?size=38', foreign(80), 'hu.localhost');
    expect([status, headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="hu-HU">');
    expect(body).toContain('A böngésző túl sok sütit küld');
    const action = /action="([^"]+)"/.exec(body)?.[1] ?? '';

    const cleared = await ask(action, ['sid=own', ...foreign(80)], 'hu.localhost', 'POST');
    expect([cleared.status, cleared.headers.location]).toEqual([303, '/c/saty?size=38']);
    expect(cleared.headers['clear-site-data']).toBe('"cookies"');
    expect(String(cleared.headers['set-cookie'])).toContain('_ga_0=; Path=/; Max-Age=0');
  });

  test('a call of a page gets the sentence as a message', async () => {
    const ask = await open();

    const { status, body } = await ask('/api/base/init', foreign(80));

    expect([status, JSON.parse(body).code]).toEqual([431, 'too-many-cookies']);
    expect(JSON.parse(body).messages[0].message).toContain('Prehliadač posiela priveľa súborov cookie');
  });
});

test('beyond what can be read there are words in every language, and the browser is told to delete the cookies', async () => {
  const ask = await openHttp1();

  const { status, headers, body } = await ask('/', foreign(160));

  expect([status, headers['clear-site-data']]).toEqual([431, '"cookies"']);
  expect([...body.matchAll(/<section lang="(\w+)"/g)].map(([, language]) => language)).toEqual([
    ...['pl', 'sk', 'hu', 'ro', 'ru', 'uk'],
  ]);
});

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
  'the press leads to the shop only, not to %s',
  async (to) => {
    const ask = await openHttp1();

    const { headers } = await ask(`/clear-cookies?to=${encodeURIComponent(to)}`, [], 'sk.localhost', 'POST');

    expect(String(headers.location)).toMatch(/^\/(?![/\\])/);
  },
);

test('a separate API gets the cookies of the shop, and of other parties only a few', async () => {
  const received: (string | undefined)[] = [];
  const server = createServer(({ headers }, answer) => {
    received.push(headers.cookie);
    answer.end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const api = createRemoteApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 0);
  const { app } = await openEdge({ api });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const ask = (cookie: string) =>
    new Promise((resolve, reject) => {
      const headers = { host: 'sk.localhost', cookie };
      const asked = request({ port, host: '127.0.0.1', path: '/api/base/init', headers }, (answer) =>
        resolve(text(answer)),
      );
      asked.on('error', reject).end();
    });

  await ask('sid=own; _ga=1');
  await ask(['sid=own', ...foreign(48), '__Host-device=own'].join('; '));

  server.close();
  server.closeAllConnections();
  expect(received).toEqual(['sid=own; _ga=1', 'sid=own; __Host-device=own']);
});
