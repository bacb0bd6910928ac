import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

async function ask(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test('a killed database is restarted at the same address with all committed data', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-killed-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await ask(postgres.url, 'create table kept as select 7 as number');
  const events: string[] = [];
  const back = Promise.withResolvers<void>();
  const keeping = postgres.keepRunning({
    onDown: () => void events.push('down'),
    onBack: () => back.resolve(),
    onGivenUp: back.reject,
  });

  process.kill(Number(readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await back.promise;

  expect(events).toEqual(['down']);
  expect(await ask(postgres.url, 'select number from kept')).toEqual([{ number: 7 }]);
  await keeping.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
