/** @jest-environment @odeta/build/dom-environment */
import { reportLeaving } from './report-leaving.ts';
import type { FileLoad, Script } from './run-scripts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.odetaBoot = undefined;
});

const scripts: Script[] = [
  ['/releases/shell/2.1.0-ab/browser/main.js', 'sha384-x'],
  ['/releases/cart/1.5.0-c/browser/remote-entry.js', 'sha384-x'],
  ['/releases/cart/1.5.0-c/browser/static/part.js', 'sha384-x'],
];

const load = (ready: Promise<void>): FileLoad => ({ ready, heardAt: () => 0, askAgain() {} });
const never = new Promise<void>(() => {});

/** A page with two releases, and what it reports. */
async function open({ cookie = 'a=1; canary=cart*1.5.0', shell = Promise.resolve(), remote = Promise.resolve() } = {}) {
  const said: unknown[] = [];
  globalThis.fetch = jest.fn(async (_, request) => {
    said.push(JSON.parse(String(request?.body)));
    return {} as Response;
  });
  const page = Object.assign(new EventTarget(), {
    cookie,
    readyState: 'complete',
    visibilityState: 'visible',
    location: { pathname: '/cart' },
    documentElement: { dataset: {} as Record<string, string> },
    querySelector: () => null,
  });
  reportLeaving(page as unknown as Document, scripts)(load(shell), load(remote));
  await jest.advanceTimersByTimeAsync(0);
  const leave = () => {
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    return said;
  };
  return { page, leave };
}

const left = ['shell@2.1.0-ab', 'cart@1.5.0-c'].map((release) => ({ release, outcome: 'left' }));

test('leaving a page that had no time to be shown is reported for its versions, once', async () => {
  const { leave } = await open();

  leave();

  expect(leave()).toEqual(left);
});

test('leaving a page whose scripts are still under way is reported, however long it takes', async () => {
  const { leave } = await open({ remote: never });

  await jest.advanceTimersByTimeAsync(60_000);

  expect(leave()).toEqual(left);
});

test('leaving a page that is not shown although its scripts came seconds ago explains nothing', async () => {
  const { leave } = await open();

  await jest.advanceTimersByTimeAsync(4_001);

  expect(leave()).toEqual([]);
});

test('leaving a page whose shell cannot be loaded explains nothing', async () => {
  const { leave } = await open({ shell: Promise.reject(new Error('404')) });

  await jest.advanceTimersByTimeAsync(1);

  expect(leave()).toEqual([]);
});

test('leaving a page that has just become interactive is reported, and one that was reported as shown is not', async () => {
  const ready = await open();
  await jest.advanceTimersByTimeAsync(10_000);
  ready.page.documentElement.dataset.ready = 'true';
  expect(ready.leave()).toEqual(left);

  const shown = await open();
  globalThis.odetaBoot = { wasShown: true } as typeof globalThis.odetaBoot;
  expect(shown.leave()).toEqual([]);
});

test('a page that opens in the background is reported at the end of its document', async () => {
  const { page, leave } = await open();
  page.readyState = 'loading';
  expect(leave()).toEqual([]);

  page.readyState = 'interactive';
  page.dispatchEvent(new Event('DOMContentLoaded'));

  expect(jest.mocked(globalThis.fetch)).toHaveBeenCalledTimes(2);
});

test('nothing is reported while no canary runs', async () => {
  const { leave } = await open({ cookie: 'not-canary=1' });

  expect(leave()).toEqual([]);
});
