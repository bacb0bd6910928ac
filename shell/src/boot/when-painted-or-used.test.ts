/** @jest-environment jsdom */
import { whenPaintedOrUsed } from './when-painted-or-used.ts';

let tellPaint: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  tellPaint = () => undefined;
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint'];
    disconnect = jest.fn();
    observe = jest.fn();
    constructor(tell: () => void) {
      tellPaint = tell;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('what the page is read for is on the screen before anything starts', async () => {
  const start = jest.fn();
  whenPaintedOrUsed(false, start);

  await jest.advanceTimersByTimeAsync(1_000);
  expect(start).not.toHaveBeenCalled();
  tellPaint();
  await jest.advanceTimersByTimeAsync(1_000);

  expect(start).toHaveBeenCalledTimes(1);
});

test('whoever presses is not kept waiting, and nothing starts twice', async () => {
  const start = jest.fn();
  whenPaintedOrUsed(false, start);

  dispatchEvent(new Event('pointerdown'));
  expect(start).toHaveBeenCalledTimes(1);
  tellPaint();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(start).toHaveBeenCalledTimes(1);
});

test('a page that is never drawn is started all the same, and so is one in a browser that knows no largest paint', async () => {
  const [hidden, older] = [jest.fn(), jest.fn()];
  whenPaintedOrUsed(false, hidden);
  await jest.advanceTimersByTimeAsync(5_000);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  whenPaintedOrUsed(false, older);
  await jest.advanceTimersByTimeAsync(1_000);

  expect(hidden).toHaveBeenCalledTimes(1);
  expect(older).toHaveBeenCalledTimes(1);
});
