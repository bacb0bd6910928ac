/** @jest-environment @odeta/build/dom-environment */
import userEvent from '@testing-library/user-event';
import { keepEarlyActions } from './early-actions.ts';

const opened: { replayPage(): void }[] = [];
afterEach(() => {
  // Ends the recording.
  for (const early of opened.splice(0)) early.replayPage();
});

/** In the shell, or in the page of a remote. */
function show(html: string, isOfPage = false) {
  document.body.innerHTML = `<div id="root">${isOfPage ? `<main id="main">${html}</main>` : html}</div>`;
  const early = keepEarlyActions(document);
  opened.push(early);
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
  return { early, find, user: userEvent.setup() };
}

test('a button pressed before hydration is marked as pressed at once and clicked after hydration', async () => {
  const { early, find, user } = show('<button>Pridať</button>');
  const press = jest.fn();

  await user.click(find('button'));
  expect(find('button')).toHaveAttribute('data-pressed');

  find('button').addEventListener('click', press);
  early.replayShell();
  expect(find('button')).not.toHaveAttribute('data-pressed');
  expect(press).toHaveBeenCalledTimes(1);
});

test('two presses of a button before hydration are replayed as two clicks', async () => {
  const { early, find, user } = show('<button>+</button>');
  const press = jest.fn();
  await user.dblClick(find('button'));

  find('button').addEventListener('click', press);
  early.replayShell();

  expect(press).toHaveBeenCalledTimes(2);
});

test('a ticked checkbox shows at once, and React hears of it after hydration', async () => {
  const { early, find, user } = show('<input type="checkbox" />');
  const box = find<HTMLInputElement>('input');

  await user.click(box);
  expect(box.checked).toBe(true);

  const heard = jest.fn();
  box.addEventListener('click', () => heard(box.checked));
  early.replayShell();
  expect(heard).toHaveBeenCalledWith(true);
  expect(box.checked).toBe(true);
});

test('a checkbox that the visitor ticked and unticked is not replayed', async () => {
  const { early, find, user } = show('<input type="checkbox" />');
  const click = jest.fn();
  await user.dblClick(find('input'));

  find('input').addEventListener('click', click);
  early.replayShell();

  expect(click).not.toHaveBeenCalled();
});

test('text typed before hydration is replayed as an input event', async () => {
  const { early, find, user } = show('<input name="email" />');
  const heard = jest.fn();
  await user.type(find('input'), 'jana@example.sk');

  find('input').addEventListener('input', () => heard(find<HTMLInputElement>('input').value));
  early.replayShell();

  expect(heard).toHaveBeenCalledWith('jana@example.sk');
});

test('Enter in a field before hydration submits the form after hydration', async () => {
  const { early, find, user } = show('<form><input /><button type="submit">Odoberať</button></form>');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  await user.type(find('input'), 'a{Enter}');

  find('form').addEventListener('submit', submitted);
  early.replayShell();

  expect(submitted).toHaveBeenCalledTimes(1);
});

test.each([
  ['Enter', ({ user, find }: ReturnType<typeof show>) => user.type(find('input'), 'kabát{Enter}')],
  ['the button', ({ user, find }: ReturnType<typeof show>) => user.click(find('button'))],
])('a search by %s is left to the browser, as the results need no React (C1)', async (_, search) => {
  const page = show(
    '<search><form action="/search/"><input name="q" /><button type="submit"></button></form></search>',
  );
  const submitted = jest.fn((event: Event) => event.defaultPrevented);
  document.addEventListener(
    'submit',
    (event) => {
      submitted(event);
      event.preventDefault();
    },
    { once: true },
  );

  await search(page);

  expect(submitted.mock.results).toMatchObject([{ value: false }]);
  expect(page.find('button')).not.toHaveAttribute('data-pressed');
});

test('clicks on links are left to the browser and not replayed', async () => {
  const { early, find, user } = show('<a href="#x"><span>Ženy</span></a>');
  const click = jest.fn();
  await user.click(find('span'));

  find('a').addEventListener('click', click);
  early.replayShell();

  expect(click).not.toHaveBeenCalled();
});

const tap = (element: Element) => {
  const event = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a tap that opens a menu is repeated as a tap after hydration, and a second one follows the link (B7)', () => {
  const { early, find } = show('<a href="#zeny" aria-expanded="false">Ženy</a><a href="#pomoc">Pomoc</a>');
  const tapped: string[] = [];

  expect([tap(find('[aria-expanded]')), tap(find('[aria-expanded]')), tap(find('a:last-child'))]).toEqual([
    ...[true, false, false],
  ]);
  find('[aria-expanded]').addEventListener('click', (event) => {
    tapped.push((event as PointerEvent).pointerType);
    event.preventDefault();
  });
  early.replayShell();

  expect(tapped).toEqual(['touch']);
});

const buying =
  '<form id="buy" method="post" action="/p/kabat"></form><input type="radio" name="size" form="buy" /><button form="buy" type="submit">Pridať</button>';

test('the press of a form that could be posted waits for the remote like any other', async () => {
  const { early, find, user } = show(buying, true);
  early.replayShell();
  const press = jest.fn((event: Event) => event.preventDefault());
  await user.click(find('button'));

  find('button').addEventListener('click', press);
  early.replayPage();

  expect(press).toHaveBeenCalledTimes(1);
});

test('when the remote is lost, a pressed form is posted with what was ticked', async () => {
  const { early, find, user } = show(buying, true);
  const posted = jest.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', posted);
  early.replayShell();
  await user.click(find('input'));
  await user.click(find('button'));
  expect(posted).not.toHaveBeenCalled();

  early.undoPage();
  await user.click(find('button'));

  expect(posted).toHaveBeenCalledTimes(2);
  expect(find<HTMLInputElement>('input').checked).toBe(true);
});

test('a form whose scripts hang is posted after a while', () => {
  jest.useFakeTimers();
  const { find } = show(buying, true);
  const posted = jest.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', posted);

  find('button').click();
  jest.advanceTimersByTime(19_000);
  expect(posted).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();

  expect(posted).toHaveBeenCalledTimes(1);
});
