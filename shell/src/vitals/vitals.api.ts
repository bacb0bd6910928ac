import { VITALS_PATH, type VitalsReport } from '@odeta/contracts';

/** The browser sends it even after the page is gone. */
export async function sendVitals(report: VitalsReport): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  // biome-ignore lint/style/noRestrictedGlobals: what edge counts of releases is no call of the API
  await fetch(VITALS_PATH, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true });
}
