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

/** A menu with an open or closed entry, and a child of it. */
function openTouched(expanded: { entry: boolean; branch: boolean }) {
  document.body.innerHTML = `<nav>
    <a data-entry="women" aria-expanded="${expanded.entry}" href="#zeny">Ženy</a>
    <div data-panel><a data-branch="shoes" aria-expanded="${expanded.branch}" href="#topanky">Topánky</a></div>
  </nav><main>Kabáty</main>`;
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const shown: (string | null)[][] = [];
  const intent = createHoverIntent(
    () => 'clothing',
    ({ entry, branch }) => void shown.push([entry, branch]),
  );
  const stop = listenToMenu(find('nav'), intent, new PointerEvent('pointerover', { pointerType: 'touch' }));
  return { shown, stop, find };
}

function send(element: Element, type: string, init: PointerEventInit) {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event;
}

const touch = { pointerType: 'touch' };
const closed = { entry: false, branch: false };

test('a tap opens an entry at once, and what follows a finger does not close it (B7)', () => {
  const { shown, stop, find } = openTouched(closed);

  for (const type of ['pointerover', 'pointerleave']) send(find('[data-entry]'), type, touch);
  expect(send(find('[data-entry]'), 'click', touch).defaultPrevented).toBe(true);
  send(find('nav'), 'pointerleave', touch);
  jest.advanceTimersByTime(1_000);

  expect(shown).toEqual([['women', 'clothing']]);
  stop();
});

test('a tap on a child opens it, and one beside the menu closes it (B7)', () => {
  const { shown, stop, find } = openTouched({ entry: true, branch: false });

  expect(send(find('[data-branch]'), 'click', touch).defaultPrevented).toBe(true);
  send(find('main'), 'pointerdown', touch);

  expect(shown).toEqual([
    ['women', 'shoes'],
    [null, null],
  ]);
  stop();
});

test.each([
  ['a second tap on an entry', '[data-entry]', { entry: true, branch: false }, touch],
  ['a second tap on a child', '[data-branch]', { entry: true, branch: true }, touch],
  ['a click of a mouse', '[data-entry]', closed, { pointerType: 'mouse', detail: 1 }],
  ['the enter key', '[data-entry]', closed, { pointerType: '', detail: 0 }],
])('%s follows the link (B7)', (_, selector, expanded, init) => {
  const { stop, find } = openTouched(expanded);
  expect(send(find(selector), 'click', init).defaultPrevented).toBe(false);
  stop();
});
