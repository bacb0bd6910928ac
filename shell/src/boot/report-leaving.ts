import type { InputOf, sayOutcome } from '@odeta/contracts';
import './boot-contract.ts';
import { postReport } from './post-report.ts';
import type { FileLoad, Script } from './run-scripts.ts';

/** Milliseconds that a page may take to be shown once its scripts are there. */
const TIME = 4_000;
/** `edge` sets it while a canary runs; over https with a prefix. */
const MEASURED = /(^|; )(__Host-)?canary=/;
const RELEASE = /\/releases\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;

/**
 * While a canary runs, reports that the visitor has left, or never looked at the page, before it had its time to be shown. Otherwise a page
 * that is given and not shown counts against its versions. @returns what is to be called with the loads of the shell and of the remote.
 */
export function reportLeaving(page: Document, scripts: readonly Script[]): (shell: FileLoad, remote: FileLoad) => void {
  if (!MEASURED.test(page.cookie)) return () => {};
  const releases = new Set(scripts.flatMap(([url]) => RELEASE.exec(url)?.slice(1, 3).join('@') ?? []));
  let overAt = Number.POSITIVE_INFINITY;
  let isReported = false;
  const report = () => {
    // The token is at the end of the document.
    if (isReported || page.visibilityState === 'visible' || page.readyState === 'loading') return;
    isReported = true;
    const isReady = page.documentElement.dataset.ready !== undefined;
    if (globalThis.odetaBoot?.wasShown || (!isReady && performance.now() > overAt)) return;
    for (const release of releases) send(page, { release, outcome: 'left' });
  };
  page.addEventListener('visibilitychange', report);
  // Opened in the background.
  page.addEventListener('DOMContentLoaded', report);

  return (shell, remote) => {
    // The shell replaces a remote that does not arrive, and reports it.
    Promise.all([shell.ready, remote.ready.catch(() => {})]).then(
      () => {
        overAt = performance.now() + TIME;
      },
      () => {
        overAt = 0;
      },
    );
  };
}

const send = (page: Document, outcome: InputOf<typeof sayOutcome>) => postReport(page, 'outcome', outcome);
