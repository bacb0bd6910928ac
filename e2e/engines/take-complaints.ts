/**
 * Runs in the page of a browser whose driver does not report the console: returns errors and warnings since the last call. The first call
 * starts listening.
 */
export function takeComplaints(): string[] {
  const page: { complaints?: string[] } & Window = window;
  if (page.complaints) return page.complaints.splice(0);
  const complaints: string[] = [];
  page.complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      complaints.push(`${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
  const onError = (event: Event) =>
    complaints.push(
      event instanceof ErrorEvent ? `uncaught: ${event.message}` : `not loaded: ${(event.target as Element).outerHTML}`,
    );
  // A failed download fires an event that does not bubble: only the capture phase receives it here.
  page.addEventListener('error', onError, { capture: true });
  page.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`));
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`blocked by ${effectiveDirective}: ${blockedURI}`),
  );
  return [];
}
