import type { Metrics } from '@odeta/node/metrics';
import type { ReadReplica } from '../db/read-replica.ts';

/** How far the replica is behind that this process reads from. No value before its first answer. */
export function measureReplica(metrics: Metrics, replica: Pick<ReadReplica, 'ageSeconds' | 'isUsable'>): void {
  metrics.gauge(
    { name: 'odeta_replica_age_seconds', help: 'Everything that was committed longer ago is on the replica.' },
    () => (Number.isFinite(replica.ageSeconds()) ? [[{}, replica.ageSeconds()]] : []),
  );
  metrics.gauge(
    { name: 'odeta_replica_usable', help: '1 while catalogue, search and contents are read from it.' },
    () => [[{}, replica.isUsable() ? 1 : 0]],
  );
}
