import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserPage } from '../browser-page.ts';

/** Milliseconds in which a page is rendered in advance. */
const PREPARED = 3_000;

/**
 * Opens a page, rests with the pointer on its first visible link of this kind, and presses it.
 * @returns milliseconds from the press to the first paint of the page behind it.
 * @throws if that page was not rendered in advance.
 */
export async function hoverAndPress(tab: BrowserPage, url: string, link: string, rate: number): Promise<number> {
  await tab.open(url);
  await pause(500);
  const place = (await tab.evaluate(`(${findLink})(${JSON.stringify(link)})`)) as { x: number; y: number } | null;
  if (!place) throw new Error(`${url} shows no ${link}`);
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  await pause(PREPARED);
  await tab.send('Emulation.setCPUThrottlingRate', { rate });
  for (const type of ['mousePressed', 'mouseReleased'])
    void tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  await pause(PREPARED / 2);
  const [opened, took] = (await tab.evaluate(`(${readActivation})()`)) as [string, number];
  if (opened === new URL(url).pathname) throw new Error(`${link} of ${url} was not followed`);
  if (Number.isNaN(took) || took === null) throw new Error(`${opened} was not rendered in advance`);
  return took;
}

/** Runs in the page. */
function findLink(link: string) {
  const shown = [...document.querySelectorAll<HTMLElement>(link)].find((one) => one.checkVisibility());
  if (!shown) return null;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: a paint before its activation was seen by nobody. */
function readActivation() {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart: number })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const activation = navigation?.activationStart ?? 0;
  return [location.pathname, activation > 0 && paint ? Math.max(0, paint.startTime - activation) : null];
}
