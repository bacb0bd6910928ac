/** @jest-environment node */
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGracefulStop } from './graceful-stop.ts';

/** A server, and a client for it with a keep-alive connection. */
async function open(listener: RequestListener, limitMs?: number) {
  const server = createServer(listener);
  const stop = createGracefulStop(server, { delaySeconds: 0, limitMs });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (headers = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent, headers }, resolve).on('error', reject);
    });
  async function close() {
    await stop.beforeClose();
    await new Promise((resolve) => server.close(resolve));
    stop.closed();
  }
  return { port, ask, close, stop };
}

test('a request in flight is completed, and its connection is closed afterwards', async () => {
  const arrived = Promise.withResolvers<() => void>();
  const { ask, close } = await open((_, response) => arrived.resolve(() => response.end('order')));
  const pending = ask();
  const answerNow = await arrived.promise;

  const closing = close();
  answerNow();
  const answer = await pending;

  expect([await text(answer), answer.headers.connection]).toEqual(['order', 'close']);
  await closing;
});

test('a request that arrives during shutdown is answered, and its connection is closed', async () => {
  const { ask, stop, close } = await open((_, response) => void response.end('page'));
  await text(await ask());
  await stop.beforeClose();

  const answer = await ask();

  expect([await text(answer), answer.headers.connection]).toEqual(['page', 'close']);
  await close();
});

test('open event streams are ended on shutdown, so that browsers reconnect to another server', async () => {
  const { ask, close } = await open((_, response) => void response.write('data: 1\n\n'));
  const stream = await ask({ accept: 'text/event-stream' });

  await close();

  await expect(text(stream)).rejects.toThrow('aborted');
});

test('neither an idle connection nor an unfinished response blocks the shutdown beyond its time limit', async () => {
  const { port, ask, close } = await open((_, response) => void response.write('half'), 1);
  const silent = connect(port, '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  const half = await ask();

  await close();

  await expect(text(half)).rejects.toThrow('aborted');
});
