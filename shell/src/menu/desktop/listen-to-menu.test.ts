/** @jest-environment @odeta/build/dom-environment */
import { createHoverIntent } from './hover-intent.ts';
import { listenToMenu } from './listen-to-menu.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An open menu; `isSeen`: whether the window is still wide enough for it. */
function openMenu(isSeen: boolean) {
  document.body.innerHTML = '<nav><a data-entry="women" aria-expanded="false" href="/c/zeny">Ženy</a></nav>';
  const nav = document.querySelector('nav') as HTMLElement;
  nav.checkVisibility = () => isSeen;
  const shown: (string | null)[] = [];
  const intent = createHoverIntent(
    () => 'clothing',
    ({ entry }) => void shown.push(entry),
  );
  const wake = new Event('pointerover');
  nav.firstElementChild?.dispatchEvent(wake);
  const stop = listenToMenu(nav, intent, wake);
  intent.showNow('women');
  return { shown, stop };
}

const resize = () => window.dispatchEvent(new Event('resize'));

test('a menu that no longer fits closes 150 ms after the last resize (B7)', () => {
  const { shown, stop } = openMenu(false);

  resize();
  jest.advanceTimersByTime(149);
  resize();
  jest.advanceTimersByTime(149);
  expect(shown).toEqual(['women']);

  jest.advanceTimersByTime(1);
  expect(shown).toEqual(['women', null]);
  stop();
});

test('a menu that still fits stays open after a resize (B7)', () => {
  const { shown, stop } = openMenu(true);
  resize();
  jest.advanceTimersByTime(1000);
  expect(shown).toEqual(['women']);
  stop();
});

test('a menu whose listeners are stopped closes once and ignores a pending resize', () => {
  const { shown, stop } = openMenu(false);
  resize();
  stop();
  jest.advanceTimersByTime(1000);
  expect(shown).toEqual(['women', null]);
});
