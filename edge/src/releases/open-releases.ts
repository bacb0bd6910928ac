import { createCircuits } from '@odeta/node/circuits';
import type { FailureLog } from '@odeta/node/failure-log';
import type { Metrics } from '@odeta/node/metrics';
import type { FastifyBaseLogger } from 'fastify';
import { createReleaseStore } from './release-store.ts';

interface Place {
  RELEASES_URL?: string | undefined;
  RELEASES_DIR: string;
}

interface Reports {
  failures: Pick<FailureLog, 'report'>;
  log: FastifyBaseLogger;
}

/** Short, because a release that was deployed meanwhile waits for it. */
const RETRY_SECONDS = 2;

/** The release store, behind a circuit if it is somewhere else: while it fails, the last good releases stay in use and no page waits for it. */
export function openReleases(
  { RELEASES_URL, RELEASES_DIR }: Place,
  metrics: Metrics,
  /** The server is not there yet. */
  reports: () => Reports,
) {
  if (RELEASES_URL === undefined) return { ...createReleaseStore(RELEASES_DIR), close() {} };
  const circuits = createCircuits({
    metrics,
    service: 'edge',
    onOpen: (cause) => reports().failures.report({ kind: 'circuit-open', cause }),
    onClose: (dependency) => reports().log.warn({ kind: 'circuit-closed', dependency }, `${dependency} works again`),
  });
  const circuit = circuits.of('release-store', { retrySeconds: RETRY_SECONDS });
  return { ...createReleaseStore(RELEASES_URL, circuit), close: circuits.close };
}
