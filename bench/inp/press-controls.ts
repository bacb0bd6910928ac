import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserPage } from '../browser-page.ts';
import { type Control, findControl } from './find-control.ts';

export interface Pressed {
  name: string;
  /** To the next paint after the press; the browser counts in steps of 8 ms. */
  milliseconds: number;
}

/** The browser reports no interaction that is shorter. */
const SHORTEST = 16;
/** Milliseconds in which an interaction and what it opens have come to an end. */
const REST = 1_500;
/** Half a minute. */
const MOST_WAITS = 150;

/**
 * Presses each control of a page, and each one of the dialog that it opens, on a page of its own that has just been opened: what a control loads when it is
 * pressed for the first time counts.
 */
export async function pressControls(page: BrowserPage, url: string): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  for (let first = 0; ; first += 1) {
    const opener = await pressPath(page, url, [first]);
    if (!opener) return pressed;
    pressed.push(opener);
    if (!(await page.evaluate(`(${hasDialog})()`))) continue;
    for (let second = 0; ; second += 1) {
      const inside = await pressPath(page, url, [first, second]);
      if (!inside) break;
      pressed.push({ ...inside, name: `${opener.name} › ${inside.name}` });
    }
  }
}

/** Opens the page and presses controls one after the other. Returns the last one; `null` if there is none with this number. */
async function pressPath(page: BrowserPage, url: string, path: readonly number[]): Promise<Pressed | null> {
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.open(url);
  // Some pages load what they show.
  for (let wait = 0; wait < MOST_WAITS && (await page.evaluate(`(${isBusy})()`)); wait += 1) await pause(200);
  await pause(REST / 2);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let last: Pressed | null = null;
  for (const nth of path) {
    const control = (await page.evaluate(`(${findControl})(${nth})`)) as Control | null | undefined;
    if (!control) return null;
    last = { name: control.name, milliseconds: await press(page, control) };
  }
  return last;
}

async function press(page: BrowserPage, { x, y, isField }: Control): Promise<number> {
  // Scrolling to it has come to an end.
  await pause(REST / 3);
  await page.evaluate(`(${watchInteractions})(${SHORTEST})`);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  if (isField) {
    await pause(REST / 3);
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', code: 'KeyA', text: 'a' });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' });
  }
  await pause(REST);
  return Math.max(SHORTEST, Number((await page.evaluate('window.longest')) ?? SHORTEST));
}

/** Runs in the page. */
function watchInteractions(shortest: number) {
  Object.assign(window, { longest: 0 });
  const seen = (entries: PerformanceEntryList) => {
    const taken = entries.filter((entry) => (entry as PerformanceEventTiming).interactionId > 0);
    const own = window as unknown as { longest: number };
    own.longest = Math.max(own.longest, ...taken.map(({ duration }) => duration));
  };
  new PerformanceObserver((list) => seen(list.getEntries())).observe({
    type: 'event',
    durationThreshold: shortest,
  } as PerformanceObserverInit);
}

/** Runs in the page. */
function isBusy() {
  return document.querySelector('main [aria-busy=true]') !== null;
}

/** Runs in the page. */
function hasDialog() {
  return [...document.querySelectorAll('dialog[open], [role=dialog]')].some((one) => one.checkVisibility());
}
