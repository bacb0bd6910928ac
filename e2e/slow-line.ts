import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** Latency in milliseconds and kbit/s, down and up. */
export interface Line {
  latency: number;
  down: number;
  up: number;
}

/** As Chromium's presets, and those of a train and of a cellar. */
export const lines = {
  'slow 4G': { latency: 560, down: 1_440, up: 675 },
  'slow 3G': { latency: 2_000, down: 400, up: 400 },
  '240 kbit/s': { latency: 500, down: 240, up: 240 },
  '100 kbit/s': { latency: 1_500, down: 100, up: 100 },
} satisfies Record<string, Line>;

/** Bytes per second of a kbit/s. */
const BYTES = 125;

/** From now on the page has this line. */
export async function limitLine(page: Page, { latency, down, up }: Line, offline = false) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline,
    latency,
    downloadThroughput: down * BYTES,
    uploadThroughput: up * BYTES,
  });
}

/** Slows down the processor. */
export async function slowProcessor(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Ends the connection; returns what restores it. */
export async function goOffline(page: Page) {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** Answers requests later: all of them, or the first one only. Returns what answers those that wait at once. */
export async function lateFiles(page: Page, pattern: string, ms: number, isFirstOnly = false) {
  const end = Promise.withResolvers<void>();
  const state = { isOver: false, requests: 0 };
  await page.route(pattern, async (route: Route) => {
    state.requests += 1;
    if (!state.isOver && !(isFirstOnly && state.requests > 1)) await Promise.race([end.promise, pause(ms)]);
    await route.continue().catch(() => {
      // The page was left meanwhile.
    });
  });
  return async () => {
    state.isOver = true;
    end.resolve();
  };
}
