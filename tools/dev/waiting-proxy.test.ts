import { createServer, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@odeta/node/free-port';
import { isOfThisMachine } from '@odeta/node/this-machine';
import { openWaitingProxy } from './waiting-proxy.ts';

const host = '127.0.0.1';

function open(port: number, answer: string) {
  const server = createServer((_, response) => response.end(answer));
  return new Promise<() => Promise<void>>((resolve) =>
    server.listen(port, host, () =>
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      ),
    ),
  );
}

const ask = async (port: number) => (await fetch(`http://${host}:${port}`)).text();

test('a request before the start of the server waits for the server', async () => {
  const [port, upstream] = [await findFreePort(), await findFreePort()];
  const proxy = await openWaitingProxy({ port, host }, upstream);
  const answer = ask(port);

  const close = await open(upstream, 'hello');

  expect(await answer).toBe('hello');
  await close();
  await proxy.stop();
});

test('a request during a restart of the server is answered by the new one', async () => {
  const [port, upstream] = [await findFreePort(), await findFreePort()];
  const proxy = await openWaitingProxy({ port, host }, upstream);
  const closeOld = await open(upstream, 'old');
  expect(await ask(port)).toBe('old');
  await closeOld();
  const answer = ask(port);

  const closeNew = await open(upstream, 'new');

  expect(await answer).toBe('new');
  await closeNew();
  await proxy.stop();
});

test('a waiting request fails when the proxy is closed', async () => {
  const port = await findFreePort();
  const proxy = await openWaitingProxy({ port, host }, await findFreePort());
  const refused = expect(ask(port)).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));

  await proxy.stop();

  await refused;
});

/** An address at which other machines reach this one; undefined without a network. */
const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

(outside ? test : test.skip)(
  'a request from another machine is not treated as local, whatever its headers contain',
  async () => {
    const [port, inside] = [await findFreePort(), await findFreePort()];
    const server = createServer(async (asked, answer) => {
      const { hostname } = new URL(`http://${asked.headers.host}`);
      answer.end(`${isOfThisMachine({ hostname, socket: asked.socket, headers: asked.headers })} ${await text(asked)}`);
    });
    await new Promise<void>((resolve) => server.listen(inside, host, resolve));
    const proxy = await openWaitingProxy({ port, host: '0.0.0.0' }, inside);
    const post = (address: string, headers: object) =>
      new Promise<string>((resolve, reject) => {
        const asking = request({ host: address, port, method: 'POST', headers: { host: 'localhost', ...headers } });
        asking.on('response', (answer) => resolve(text(answer))).on('error', reject);
        asking.end('words');
      });

    expect(await post(host, {})).toBe('true words');
    for (const headers of [{}, { forwarded: '' }, { connection: 'forwarded' }, { 'x-forwarded-for': host }])
      expect(await post(outside ?? '', headers)).toBe('false words');

    await proxy.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
);
