import type { Metrics } from '@odeta/node/metrics';
import type { ReadReplica } from '../db/read-replica.ts';
import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';

/** Reads what is the same for everyone, from the replica if it may, otherwise from the primary. `null`: for no visitor. */
export type Reads<Sources> = <Answer>(
  session: Pick<Session, 'idHash'> | null,
  read: (sources: Sources) => Answer | Promise<Answer>,
) => Promise<Answer>;

interface Means<Sources> {
  primary: Sources;
  replica: { sources: Sources; state: Pick<ReadReplica, 'isUsable' | 'failed'> } | null;
  metrics: Metrics;
}

/**
 * Visitors have an id once they have changed something, such as their cart. They read from the primary, because on a replica their change
 * may be missing. What the replica cannot answer or does not find is read from the primary: it may have been added since.
 */
export function createReads<Sources>({ primary, replica, metrics }: Means<Sources>): Reads<Sources> {
  const reads = metrics.counter({
    name: 'odeta_reads_total',
    help: 'Reads of what is the same for everyone, by server.',
    labels: ['server'],
  });
  return async (session, read) => {
    if (replica?.state.isUsable() && !session?.idHash) {
      try {
        const answer = await read(replica.sources);
        reads.add({ server: 'replica' });
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError)) replica.state.failed();
      }
    }
    reads.add({ server: 'primary' });
    return read(primary);
  };
}
