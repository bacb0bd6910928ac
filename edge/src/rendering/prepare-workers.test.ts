import { setTimeout as pause } from 'node:timers/promises';
import type { VersionSet } from '@odeta/contracts';
import type { UnitBundle, WorkerTask } from '../releases/worker-messages.ts';
import { createWorkerPreparation } from './prepare-workers.ts';

const bundle = (unit: string, hasServer = true): UnitBundle => ({
  unit,
  version: '1',
  address: `/releases/${unit}/1/release.json`,
  hasServer,
  json: '{}',
});
const versions = { shell: {}, cart: {}, push: {}, help: {} } as unknown as VersionSet;
const units = {
  readShell: async () => bundle('shell'),
  readRemote: async (_: VersionSet, name: string) => (name === 'help' ? null : bundle(name, name !== 'push')),
};

function createPool(run: () => Promise<never> = async () => ({ result: null }) as never) {
  const prepared: string[] = [];
  const pool = {
    run(task: WorkerTask) {
      prepared.push(('remote' in task && task.remote?.unit) || 'shell alone');
      return run();
    },
  };
  return { pool, prepared };
}

test('a worker is prepared for the shell and for each remote that is rendered on servers', async () => {
  const { pool, prepared } = createPool();

  await createWorkerPreparation(units, pool)(versions);

  expect(prepared).toEqual(['shell alone', 'cart']);
});

test('a worker that fails does not keep others from being prepared', async () => {
  const { pool, prepared } = createPool(() => Promise.reject(new Error('lost')));

  await createWorkerPreparation(units, pool)(versions);

  expect(prepared).toEqual(['shell alone', 'cart']);
});

test('a shell that cannot be read fails no preparation, because nobody waits for its result', async () => {
  const { pool, prepared } = createPool();
  const unreadable = { ...units, readShell: () => Promise.reject(new Error('no such file')) };

  await createWorkerPreparation(unreadable, pool)(versions);
  await pause(0);

  expect(prepared).toEqual([]);
});
