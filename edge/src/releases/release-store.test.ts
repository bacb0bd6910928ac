import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createCircuits } from '@odeta/node/circuits';
import { integrityOf } from '@odeta/node/integrity';
import { noMetrics } from '@odeta/node/no-metrics';
import { createReleaseStore, StoreUnreadable } from './release-store.ts';

const code = 'module.exports = {};';

function folderWith(file: string, content: string) {
  const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));
  writeFileSync(path.join(directory, file), content);
  return directory;
}

test('a released file is read when its content matches its integrity', async () => {
  const store = createReleaseStore(folderWith('a.cjs', code));

  await expect(store.read('/releases/a.cjs', integrityOf(Buffer.from(code)))).resolves.toBe(code);
});

test('a file that was changed after its release is refused', async () => {
  const store = createReleaseStore(folderWith('a.cjs', `${code} // changed`));

  await expect(store.read('/releases/a.cjs', integrityOf(Buffer.from(code)))).rejects.toThrow('not what was released');
});

test('a file outside of the store cannot be read', async () => {
  const store = createReleaseStore(folderWith('a.cjs', code));

  await expect(store.read('/releases/../../etc/hostname')).rejects.toThrow('outside of the release store');
});

test.each([
  ['missing', 404],
  ['out of order', 500],
])('a read fails with the status of the store when the file is %s', async (_, status) => {
  const server = createServer((_request, response) => response.writeHead(status).end('nothing')).listen(0);
  const { port } = server.address() as AddressInfo;

  await expect(createReleaseStore(`http://127.0.0.1:${port}`).read('/releases/a.cjs')).rejects.toThrow(String(status));
  server.close();
});

test('a read from a store that hangs fails with a timeout', async () => {
  const server = createServer(() => {}).listen(0);
  const { port } = server.address() as AddressInfo;

  await expect(createReleaseStore(`http://127.0.0.1:${port}`).read('/releases/a.cjs')).rejects.toThrow(/timeout/i);
  server.closeAllConnections();
  server.close();
});

test('a store somewhere else that fails repeatedly is not asked any more, and is when it works again', async () => {
  const state = { asked: 0, status: 500 };
  const server = createServer((_, response) => {
    state.asked += 1;
    response.writeHead(state.status).end('code');
  }).listen(0);
  await once(server, 'listening');
  const circuits = createCircuits({ metrics: noMetrics, service: 'edge', onOpen: () => {}, onClose: () => {} });
  const circuit = circuits.of('release-store', { calls: 3, retrySeconds: 0.5 });
  const store = createReleaseStore(`http://localhost:${(server.address() as AddressInfo).port}`, circuit);
  const read = () => store.read('/releases/a.cjs').catch((error: unknown) => error);

  for (let times = 0; times < 6; times += 1) expect(await read()).toBeInstanceOf(StoreUnreadable);
  expect(state.asked).toBe(3);
  state.status = 200;
  await pause(600);

  expect(await read()).toBe('code');
  circuits.close();
  server.close();
});
