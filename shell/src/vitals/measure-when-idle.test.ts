/** @jest-environment @odeta/build/dom-environment */
import { writeCookie } from '../document/cookies.ts';
import { measureWhenIdle } from './measure-when-idle.ts';

afterEach(() => writeCookie(document, 'canary', '', { seconds: 0 }));

/** Whether the page loads the code that measures it, for a visitor with this random number. */
function measures(vitals: number | undefined, random: number): boolean {
  const idle: unknown[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  measureWhenIdle(window, { versions: {}, ...(vitals !== undefined && { vitals }) }, () => random);
  return idle.length > 0;
}

test('a share of the pages is measured, once they are idle', () => {
  expect([measures(10, 0.09), measures(10, 0.1), measures(100, 0.999)]).toEqual([true, false, true]);
});

test('no page is measured if the share is 0, or if the server does not name one', () => {
  expect([measures(0, 0), measures(undefined, 0)]).toEqual([false, false]);
});

test('every page of a visitor for whom a canary is measured is measured', () => {
  writeCookie(document, 'canary', 'cart*1.5.0*10*1.5.0~v~e~s');

  expect(measures(0, 0.9)).toBe(true);
});
