import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { POOL_SIZE } from '../programs/plain-servers.ts';
import type { Fault } from './fault.ts';

/** As long as a manager of PostgreSQL takes to notice and to decide. */
const NOTICED_MS = 8_000;
/** Below the time limit of a statement. */
const HELD_SECONDS = 18;

function createPoolFull(): Fault {
  const holding: { ended?: Promise<unknown> } = {};
  return {
    name: 'pool-full',
    what: `others hold all ${POOL_SIZE} connections of the pooler for ${HELD_SECONDS} seconds`,
    alert: ['DatabaseUnreachable', 'PoolExhausted', 'LoadShed', 'ApiErrors'].map((name) => ({ name })),
    async begin({ shop }) {
      const url = `postgres://odeta@127.0.0.1:${shop.pooler.port}/shop`;
      const hold = async () => {
        const client = new pg.Client(url);
        client.on('error', () => undefined);
        await client.connect();
        await client.query(`select pg_sleep(${HELD_SECONDS})`).catch(() => undefined);
        await client.end().catch(() => undefined);
      };
      holding.ended = Promise.all(Array.from({ length: POOL_SIZE }, hold)).catch(() => undefined);
    },
    end: async () => void (await holding.ended),
  };
}
export const poolFull = createPoolFull();

function createFailover(): Fault {
  const promoting: { ended?: Promise<void> } = {};
  return {
    name: 'failover',
    what: `the primary is killed, and the standby promoted after ${NOTICED_MS / 1000} seconds`,
    alert: ['DatabaseUnreachable', 'ApiErrors', 'OrdersFail', 'PagesFail', 'PartUnwell'].map((name) => ({ name })),
    mostSeconds: 25,
    async begin({ shop: { databases } }) {
      await databases.primary().program.kill();
      promoting.ended = pause(NOTICED_MS).then(() => databases.promote());
    },
    async end({ shop: { databases } }) {
      await promoting.ended;
      await databases.rejoin();
    },
  };
}
export const failover = createFailover();

const notUsed = [{ name: 'ReplicaNotUsed' }];

export const replicaBehind: Fault = {
  name: 'replica-behind',
  what: 'the replica does not replay any more',
  alert: notUsed,
  mostSeconds: 30,
  begin: async ({ shop }) => void (await shop.databases.replica.query('select pg_wal_replay_pause()')),
  end: async ({ shop }) => void (await shop.databases.replica.query('select pg_wal_replay_resume()')),
};

export const replicaGone: Fault = {
  name: 'replica-gone',
  what: 'the replica is killed',
  alert: notUsed,
  begin: ({ shop }) => shop.databases.replica.program.kill(),
  end: ({ shop }) => shop.databases.replica.program.start(),
};
