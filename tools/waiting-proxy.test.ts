import { createServer } from 'node:http';
import { findFreePort } from '@odeta/node/free-port';
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

test('who comes before the server is there waits for it', async () => {
  const [port, upstream] = [await findFreePort(), await findFreePort()];
  const proxy = await openWaitingProxy({ port, host }, upstream);
  const answer = ask(port);

  const close = await open(upstream, 'hello');

  expect(await answer).toBe('hello');
  await close();
  await proxy.stop();
});

test('who comes while the server starts anew is answered by the new one', async () => {
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

test('a proxy that is closed keeps nobody waiting', async () => {
  const port = await findFreePort();
  const proxy = await openWaitingProxy({ port, host }, await findFreePort());
  const refused = expect(ask(port)).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));

  await proxy.stop();

  await refused;
});
