import { noMetrics } from '@odeta/node/no-metrics';
import { ApiError } from './api-error.ts';
import { createReads } from './reads.ts';

const VISITOR = { idHash: null };
const KNOWN = { idHash: Buffer.from('visitor') };

function openReads({ isUsable = true } = {}) {
  const state = { isUsable, failures: 0 };
  const reads = createReads({
    primary: 'primary',
    replica: {
      sources: 'replica',
      state: {
        isUsable: () => state.isUsable,
        failed() {
          state.failures += 1;
          state.isUsable = false;
        },
      },
    },
    metrics: noMetrics,
  });
  return { reads, state };
}

const unlessReplica = (error: Error) => (server: string) => {
  if (server === 'replica') throw error;
  return server;
};

test('a visitor who has changed nothing reads from the replica', async () => {
  const { reads } = openReads();

  expect(await reads(VISITOR, (server) => server)).toBe('replica');
});

test('whoever may have changed something reads from the primary, where the change is', async () => {
  const { reads } = openReads();

  expect(await reads(KNOWN, (server) => server)).toBe('primary');
});

test('a replica that is too far behind is not read', async () => {
  const { reads } = openReads({ isUsable: false });

  expect(await reads(VISITOR, (server) => server)).toBe('primary');
});

test('what fails on the replica is read from the primary, and the replica is not used until it answers again', async () => {
  const { reads, state } = openReads();

  expect(await reads(VISITOR, unlessReplica(new Error('terminating connection')))).toBe('primary');
  expect(await reads(VISITOR, (server) => server)).toBe('primary');
  expect(state.failures).toBe(1);
});

test('what the replica does not have yet is read from the primary, and the replica stays in use', async () => {
  const { reads, state } = openReads();

  expect(await reads(VISITOR, unlessReplica(new ApiError('not-found')))).toBe('primary');
  expect(state.isUsable).toBe(true);
});
