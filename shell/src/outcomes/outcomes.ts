import type { Outcome } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import { shellRelease } from '../trace/page-releases.ts';
import { isOfDocument, readPhases } from '../trace/page-trace.ts';
import { timingsOf } from '../trace/timings-of.ts';
import { sendOutcome, sendPhases } from './outcomes.api.ts';
import { wasDownloaded } from './was-downloaded.ts';

/** A unit in addresses and stack traces, with the version's folder if the file is not one that versions share. */
const RELEASE = /\/releases\/([a-z][a-z0-9-]*)\/(?:([\w.+-]+)\/)?/;

/** Reports outcomes for the measurement of a canary: each release and outcome once per document. */
export function createOutcomes(api: ApiClient, page: Document) {
  const reported = new Set<string>();
  const shell = shellRelease(page);

  page.defaultView?.addEventListener('error', ({ error, filename }) => sayError(error, filename));
  page.defaultView?.addEventListener('unhandledrejection', ({ reason }) => sayError(reason));
  return { say };

  function say(release: string | null | undefined, outcome: Outcome) {
    const name = release === null ? shell : release;
    const key = `${name} ${outcome}`;
    if (name === undefined || reported.has(key)) return;
    reported.add(key);
    if (outcome === 'shown' && globalThis.odetaBoot) globalThis.odetaBoot.wasShown = true;
    sendOutcome(api, judged(name, outcome)).catch(() => {
      // A lost measurement must not disturb the page.
    });
    if (outcome === 'shown') sendTimes(name);
  }

  /** Without a plot of them nobody sees why a canary is slow. */
  function sendTimes(name: string) {
    const phases = readPhases(name, performance)
      .filter((phase) => phase.name !== 'shown' || isOfDocument(name, performance))
      .map(({ name: phase, start, end }) => [phase, Math.round(end - start)]);
    if (phases.length === 0) return;
    sendPhases(name, Object.fromEntries(phases)).catch(() => {
      // The same.
    });
  }

  /** The first release in the stack trace is where the error was thrown. */
  function sayError(error: unknown, filename = '') {
    const [, unit, version] = RELEASE.exec((error instanceof Error && error.stack) || filename) ?? [];
    if (!unit) return;
    const current = unit === 'shell' ? shell : loadedOf(unit);
    const release = version === undefined ? current : `${unit}@${version}`;
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

/** The version of a remote that this page loaded last; before that the one whose file it requested last. */
function loadedOf(unit: string): string | undefined {
  const names = (kind: string) => performance.getEntriesByType(kind).map(({ name }) => name);
  const loaded = names('mark').findLast((name) => name.startsWith(`${unit}@`) && name.endsWith(' loaded'));
  if (loaded) return loaded.split(' ')[0];
  const own = names('resource')
    .map((name) => RELEASE.exec(name))
    .findLast((found) => found?.[1] === unit && found[2]);
  return own ? `${unit}@${own[2]}` : undefined;
}
