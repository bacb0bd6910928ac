import { type InputOf, sayOutcome, TIMINGS_PATH } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const sendOutcome = (api: ApiClient, input: InputOf<typeof sayOutcome>) =>
  api.send(sayOutcome, input, { suppressMessages: true, keepalive: true });

/** Milliseconds by phase. */
export async function sendPhases(release: string, phases: Record<string, number>): Promise<void> {
  const body = JSON.stringify({ release, phases });
  const headers = { 'content-type': 'application/json' };
  // biome-ignore lint/style/noRestrictedGlobals: what edge counts of releases is no call of the API
  await fetch(TIMINGS_PATH, { method: 'POST', headers, body, keepalive: true });
}
