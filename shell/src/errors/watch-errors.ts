import type { VersionSet } from '@odeta/contracts';

/**
 * Reports uncaught errors, so that operators see where they are thrown. Returns a function for errors that were caught and that the visitor
 * notices all the same. The code is loaded with the first error.
 */
export function watchErrors(page: Document, versions: VersionSet): (error: unknown) => void {
  let reports: Promise<(error: Error) => void> | undefined;
  const load = async () => {
    const { createErrorReports } = await import(/* webpackChunkName: "failures" */ './error-reports.ts');
    return createErrorReports(page, versions);
  };
  const report = (error: unknown) => {
    if (!(error instanceof Error) || !error.stack) return;
    reports ??= load();
    reports.then(
      (send) => send(error),
      () => {
        // A lost report must not disturb the page.
      },
    );
  };
  page.defaultView?.addEventListener('error', (event) => report(event.error));
  page.defaultView?.addEventListener('unhandledrejection', (event) => report(event.reason));
  return report;
}
