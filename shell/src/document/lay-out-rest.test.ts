/** @jest-environment @odeta/build/dom-environment */
import { layout } from '@odeta/ui';
import { layOutRest } from './lay-out-rest.ts';

/** A page with sections below the first view, and the idle periods that it has asked for. */
function openPage(sizes: readonly number[]) {
  const sections = sizes.map((size) => {
    const section = document.createElement('section');
    section.className = layout.later;
    section.append(...Array.from({ length: size }, () => document.createElement('p')));
    return section;
  });
  document.body.replaceChildren(...sections);
  const asked: (() => void)[] = [];
  window.requestIdleCallback = (then) => asked.push(() => then({ didTimeout: false, timeRemaining: () => 10 }));
  const idle = () => asked.shift()?.();
  const laidOut = () => sections.map(({ dataset }) => 'laidOut' in dataset);
  const isEnded = () => !('layingOut' in document.documentElement.dataset);
  return { idle, laidOut, isEnded, waits: () => asked.length > 0 };
}

test('What is below the first view is laid out from the top, parts with some 150 elements in each idle period', () => {
  const page = openPage([110, 40, 30, 400, 10]);
  layOutRest(window);
  expect(page.laidOut()).toEqual([false, false, false, false, false]);
  page.idle();
  expect(page.laidOut()).toEqual([true, true, false, false, false]);
  page.idle();
  expect(page.laidOut()).toEqual([true, true, true, true, false]);
  expect(page.isEnded()).toBe(false);
  page.idle();
  expect(page.isEnded()).toBe(true);
  expect(page.waits()).toBe(false);
});

test.each(['beforeprint', 'popstate'])('All of it is laid out at once on %s, and nothing is left to do', (event) => {
  const page = openPage([300, 300]);
  layOutRest(window);
  window.dispatchEvent(new Event(event));
  expect(page.isEnded()).toBe(true);
  page.idle();
  expect(page.laidOut()).toEqual([false, false]);
  expect(page.waits()).toBe(false);
});
