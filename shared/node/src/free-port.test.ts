import { createServer, type Server } from 'node:net';
import { findFreePort, listenOnFreePort, retryTakenPort } from './free-port.ts';

const servers: Server[] = [];
const listen = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
const close = (server: Server) =>
  new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));

afterEach(async () => void (await Promise.all(servers.splice(0).map(close))));

test('a server listens on another port if the first one was taken in the meantime', async () => {
  const [taken, free] = [await findFreePort(), await findFreePort()];
  await listen(taken);
  const found = [taken, free];

  expect(await listenOnFreePort(listen, async () => found.shift() ?? 0)).toBe(free);
});

test('if every port is taken, the error of the last attempt remains', async () => {
  const taken = await findFreePort();
  await listen(taken);

  await expect(listenOnFreePort(listen, async () => taken)).rejects.toMatchObject({ code: 'EADDRINUSE', port: taken });
});

test('a port that somebody else chose, and any other error, ends the start at once', async () => {
  const taken = await findFreePort();
  await listen(taken);
  const starts = { count: 0 };
  const start = () => {
    starts.count += 1;
    return listen(taken);
  };

  await expect(retryTakenPort(start, (port) => port !== taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(retryTakenPort(() => Promise.reject(new Error('out of order')))).rejects.toThrow('out of order');
  expect(starts.count).toBe(1);
});
