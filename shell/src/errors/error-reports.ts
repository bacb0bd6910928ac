import type { VersionSet } from '@odeta/contracts';
import { ApiError } from '@odeta/storefront';
import { pageReleases } from '../trace/page-releases.ts';
import { sendError } from './errors.api.ts';

/** Reports of one document. */
const MOST = 5;
/** Characters. */
const LONGEST = { name: 60, message: 300, stack: 4_000, path: 300 };
const MOST_UNITS = 20;

/** Reports errors with their stacks, each once. `versions`: those that the document was opened with. */
export function createErrorReports(page: Document, versions: VersionSet) {
  const reported = new Set<string>();

  return (error: Error): void => {
    const { name, message, stack = '' } = error;
    const isOffline = error instanceof ApiError && error.isNetworkFailure;
    if (isOffline || reported.has(stack) || reported.size >= MOST) return;
    reported.add(stack);
    const report = {
      name: name.slice(0, LONGEST.name),
      message: message.slice(0, LONGEST.message),
      stack: stack.slice(0, LONGEST.stack),
      units: pageReleases(page, versions, performance).slice(0, MOST_UNITS),
      path: page.location.pathname.slice(0, LONGEST.path),
    };
    sendError(report).catch(() => {
      // A failed report cannot be reported anywhere else.
    });
  };
}
