/** @jest-environment @odeta/build/dom-environment */
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

test('the start waits for the largest contentful paint', async () => {
  const start = jest.fn();
  whenPaintedOrUsed(false, start);

  await jest.advanceTimersByTimeAsync(1_000);
  expect(start).not.toHaveBeenCalled();
  tellPaint();
  await jest.advanceTimersByTimeAsync(1_000);

  expect(start).toHaveBeenCalledTimes(1);
});

test('a pointer press triggers the start at once, and a later paint does not trigger it again', async () => {
  const start = jest.fn();
  whenPaintedOrUsed(false, start);

  dispatchEvent(new Event('pointerdown'));
  expect(start).toHaveBeenCalledTimes(1);
  tellPaint();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(start).toHaveBeenCalledTimes(1);
});

test('a page that is never painted still starts, and so does one in a browser without largest-contentful-paint support', async () => {
  const [hidden, older] = [jest.fn(), jest.fn()];
  whenPaintedOrUsed(false, hidden);
  await jest.advanceTimersByTimeAsync(5_000);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  whenPaintedOrUsed(false, older);
  await jest.advanceTimersByTimeAsync(1_000);

  expect(hidden).toHaveBeenCalledTimes(1);
  expect(older).toHaveBeenCalledTimes(1);
});
