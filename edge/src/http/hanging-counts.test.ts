import { setTimeout as pause } from 'node:timers/promises';
import { openSharedCounts, type SharedCounts } from '@odeta/node/shared-counts';
import { hasValkey, startValkey, type ValkeyServer } from '@odeta/testing/valkey-server';

const testWithServer = hasValkey ? test : test.skip;
const opened: { server?: ValkeyServer; counts?: SharedCounts } = {};
afterEach(async () => {
  opened.counts?.close();
  opened.server?.signal('SIGCONT');
  await opened.server?.stop();
});

/** A server, and the counts in it, with what they report. */
async function openCounts() {
  const server = await startValkey();
  opened.server = server;
  const causes: string[] = [];
  const counts = await openSharedCounts(server.url, ({ message }) => causes.push(message));
  opened.counts = counts;
  return { server, redis: counts.options.redis, causes };
}

async function until(isReached: () => boolean) {
  while (!isReached()) await pause(50);
}

testWithServer(
  'a server for counts that hangs later is reported, its connection is given up, and it is used again when it answers',
  async () => {
    const { server, redis, causes } = await openCounts();
    expect([redis.status, causes]).toEqual(['ready', []]);

    server.signal('SIGSTOP');
    await until(() => causes.length > 0 && redis.status !== 'ready');
    expect(causes[0]).toMatch(/timed out/);

    server.signal('SIGCONT');
    await until(() => redis.status === 'ready');
    expect(await redis.ping()).toBe('PONG');
  },
);

testWithServer('a server for counts whose memory is full is reported, although it answers', async () => {
  const { redis, causes } = await openCounts();

  await redis.config('SET', 'maxmemory', '1');
  await until(() => causes.length > 0);

  expect(causes[0]).toMatch(/OOM/);
  expect(redis.status).toBe('ready');
});
