import type { Metrics } from '@odeta/node/metrics';
import type { Pool } from 'pg';

/** The connections of this process to the database. */
export function measurePool(metrics: Metrics, pool: Pool): void {
  metrics.gauge(
    {
      name: 'db_client_connection_count',
      help: 'Connections to the database by state.',
      labels: ['db_client_connection_state'],
    },
    () => [
      [{ db_client_connection_state: 'idle' }, pool.idleCount],
      [{ db_client_connection_state: 'used' }, pool.totalCount - pool.idleCount],
    ],
  );
  metrics.gauge({ name: 'db_client_connection_max', help: 'The most connections that may be open.' }, () => [
    [{}, pool.options.max ?? 0],
  ]);
  metrics.gauge(
    { name: 'db_client_connection_pending_requests', help: 'Statements that wait for a connection.' },
    () => [[{}, pool.waitingCount]],
  );
}
