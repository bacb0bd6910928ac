import type { Outcome } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import { sendOutcome } from './outcomes.api.ts';

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
    sendOutcome(api, { release: name, outcome }).catch(() => {
      // A lost measurement must not disturb the page.
    });
  }

  /** The first release in the stack trace is where the error was thrown. */
  function sayError(error: unknown, filename = '') {
    const release = releaseIn(error instanceof Error ? error.stack : filename);
    if (release) say(release, 'error');
  }
}

function releaseIn(text = '') {
  const [, unit, version] = RELEASE.exec(text) ?? [];
  return unit && version ? `${unit}@${version}` : undefined;
}
