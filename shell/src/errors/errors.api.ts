import { BROWSER_ERRORS_PATH } from '@odeta/contracts';

interface ErrorReport {
  name: string;
  message: string;
  stack: string;
  /** Versions of the page, such as `cart@1.5.0`. */
  units: readonly string[];
  path: string;
}

export async function sendError(report: ErrorReport): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  // biome-ignore lint/style/noRestrictedGlobals: what edge logs of scripts is no call of the API
  await fetch(BROWSER_ERRORS_PATH, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true });
}
