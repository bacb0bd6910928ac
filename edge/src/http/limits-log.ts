import type { Metrics } from '@odeta/node/metrics';
import { noMetrics } from '@odeta/node/no-metrics';

/** Milliseconds; one line in this time, however many clients reach limits. */
const WINDOW = 60_000;

/** Counts that a limit ended something for a client. Nothing is known about the client but that. */
export type ReportLimit = (reached: string) => void;

interface LimitsLog {
  report: ReportLimit;
  /** Writes what was counted. */
  close(): void;
}

interface LimitsLogger {
  info(fields: object, message: string): void;
}

/** Limits of connections and requests are reached by clients that attack or have bad lines; no visitor of the shop needs an operator for it. */
export function createLimitsLog(logger: LimitsLogger, metrics: Metrics = noMetrics, windowMs = WINDOW): LimitsLog {
  const reachedLimits = metrics.counter({
    name: 'odeta_limits_reached_total',
    help: 'Requests and connections that a limit of edge has ended.',
    labels: ['limit'],
  });
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function close() {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size > 0)
      logger.info({ kind: 'limits', reached: Object.fromEntries(counts) }, 'Clients have reached limits');
    counts.clear();
  }

  return {
    report(reached) {
      reachedLimits.add({ limit: reached });
      counts.set(reached, (counts.get(reached) ?? 0) + 1);
      timer ??= setTimeout(close, windowMs).unref();
    },
    close,
  };
}
