import type { FailureKind, FailureLog } from './failure-log.ts';
import type { Metrics } from './metrics.ts';
import type { ServiceName } from './observe-requests.ts';
import type { SecurityLines } from './security-lines.ts';
import { UNWELL_PARTS } from './unwell-parts.ts';

/** Server only. Failures and events of security are counted where they are logged; the log leaves out repetitions, the counts do not. */

/** Kinds whose failures have no release. */
const withoutUnit: readonly FailureKind[] = [
  'api-unreachable',
  'browser',
  'circuit-open',
  'email-given-up',
  'event-waiting',
  'key-refused',
  'refund-given-up',
  'release-not-usable',
];

export function countFailures(log: FailureLog, metrics: Metrics, service: ServiceName): FailureLog {
  if (!metrics.isOn) return log;
  const failures = metrics.counter({
    name: 'odeta_failures_total',
    help: 'Failures that a visitor can notice, as in docs/failures.md.',
    labels: ['service_name', 'kind', 'part', 'unit', 'phase'],
    most: 350,
    keepsLast: true,
  });
  // Prometheus sees an increase only of what was there before: the first failure must not be missed.
  const begin = (kind: FailureKind, part = '') =>
    failures.add({ service_name: service, kind, part, unit: '', phase: '' }, 0);
  for (const kind of withoutUnit) begin(kind);
  for (const part of UNWELL_PARTS) begin('part-unwell', part);
  return {
    ...log,
    report(failure) {
      const { kind, part = '', unit, phase = '' } = failure;
      // Anybody can report for a browser, and name any release.
      // Which worker has ended is in the log; a release is named once it is set aside.
      const release = kind === 'browser' || kind === 'part-unwell' ? '' : (unit ?? '');
      failures.add({ service_name: service, kind, part, unit: release, phase });
      log.report(failure);
    },
  };
}

export function countSecurityEvents(lines: SecurityLines, metrics: Metrics, service: ServiceName): SecurityLines {
  if (!metrics.isOn) return lines;
  const events = metrics.counter({
    name: 'odeta_security_events_total',
    help: 'Lines of the security log, with those that it leaves out.',
    labels: ['service_name', 'event'],
  });
  return {
    ...lines,
    record(event, line) {
      events.add({ service_name: service, event });
      lines.record(event, line);
    },
  };
}
