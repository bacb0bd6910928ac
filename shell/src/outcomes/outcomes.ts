import type { Outcome } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import { readPhases } from '../trace/page-trace.ts';
import { sendOutcome, sendPhases } from './outcomes.api.ts';
import { timingsOf, wasDownloaded } from './was-downloaded.ts';

/** The folder of a release in addresses and stack traces. */
const RELEASE = /\/releases\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;

/** Reports outcomes for the measurement of a canary: each release and outcome once per document. */
export function createOutcomes(api: ApiClient, page: Document) {
  const said = new Set<string>();
  const shell = releaseIn(page.querySelector<HTMLElement>('script[data-shell]')?.dataset.shell);

  page.defaultView?.addEventListener('error', ({ error, filename }) => sayError(error, filename));
  page.defaultView?.addEventListener('unhandledrejection', ({ reason }) => sayError(reason));
  return { say };

  function say(release: string | null | undefined, outcome: Outcome) {
    const name = release === null ? shell : release;
    const key = `${name} ${outcome}`;
    if (name === undefined || said.has(key)) return;
    said.add(key);
    if (outcome === 'shown' && globalThis.odetaBoot) globalThis.odetaBoot.wasShown = true;
    sendOutcome(api, judged(name, outcome)).catch(() => {
      // A lost measurement must not disturb the page.
    });
    if (outcome === 'shown') sendTimes(name);
  }

  /** Without a plot of them nobody sees why a canary is slow. */
  function sendTimes(name: string) {
    const phases = readPhases(name, performance).map(({ name: phase, start, end }) => [phase, Math.round(end - start)]);
    if (phases.length === 0) return;
    sendPhases(name, Object.fromEntries(phases)).catch(() => {
      // The same.
    });
  }

  /** The first release in the stack trace is where the error was thrown. */
  function sayError(error: unknown, filename = '') {
    const release = releaseIn(error instanceof Error ? error.stack : filename);
    if (release) say(release, 'error');
  }
}

/** What depends on the delivery of files. */
const DELIVERED: readonly Outcome[] = ['load', 'late', 'slow'];

/** A release is not at fault if the server could not read its files, as when its store hangs. */
function judged(release: string, outcome: Outcome) {
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  if (DELIVERED.includes(outcome) && hasServerFailed(timings, release)) return { release, outcome: 'left' as const };
  const downloaded = wasDownloaded(timings, release);
  // What is late and has not arrived at all is being downloaded.
  return { release, outcome, downloaded: outcome === 'late' ? (downloaded ?? true) : downloaded };
}

const hasServerFailed = (timings: readonly PerformanceResourceTiming[], release: string) =>
  timingsOf(timings, release).some(({ responseStatus }) => responseStatus >= 500);

function releaseIn(text = '') {
  const [, unit, version] = RELEASE.exec(text) ?? [];
  return unit && version ? `${unit}@${version}` : undefined;
}
