/** @jest-environment @odeta/build/dom-environment */
import { followScrolling } from './follow-scrolling.ts';

/** A header of 100 px below a promotional strip of 40 px. */
function openPage(top = 0) {
  const header = document.createElement('header');
  Object.defineProperties(header, { offsetTop: { value: 40 }, offsetHeight: { value: 100 } });
  document.body.replaceChildren(header);
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    return document.documentElement.dataset.header;
  };
  scrollTo(top);
  return { scrollTo, leave: followScrolling(header) };
}

test('the header scrolls away with the page and is shown again on scrolling up', () => {
  const { scrollTo, leave } = openPage();

  expect([100, 141, 900, 890, 870].map(scrollTo)).toEqual([undefined, 'away', 'away', 'away', 'shown']);
  expect([875, 860, 869, 850, 840].map(scrollTo)).toEqual(['shown', 'shown', 'hidden', 'hidden', 'shown']);

  leave();
  expect(document.documentElement.dataset.header).toBeUndefined();
});

test('at the top of the page the header returns to its normal position', () => {
  const { scrollTo, leave } = openPage();

  expect([900, 0].map(scrollTo)).toEqual(['away', undefined]);
  expect([900, 800, 60, 40, -20].map(scrollTo)).toEqual(['away', 'shown', 'shown', undefined, undefined]);
  leave();
});

test('a page that opens scrolled down starts with the header off screen', () => {
  const { leave } = openPage(500);
  expect(document.documentElement.dataset.header).toBe('away');
  leave();
});
