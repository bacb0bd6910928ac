/** @jest-environment @odeta/build/dom-environment */
import userEvent from '@testing-library/user-event';
import { keepEarlyActions } from './early-actions.ts';

function show(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const early = keepEarlyActions(document);
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
  return { early, find, user: userEvent.setup() };
}

test('a button pressed before hydration is marked as pressed at once and clicked after hydration', async () => {
  const { early, find, user } = show('<button>Pridať</button>');
  const press = jest.fn();

  await user.click(find('button'));
  expect(find('button')).toHaveAttribute('data-pressed');

  early.restore();
  expect(find('button')).not.toHaveAttribute('data-pressed');
  find('button').addEventListener('click', press);
  early.replay();
  expect(press).toHaveBeenCalledTimes(1);
});

test('two presses of a button before hydration are replayed as two clicks', async () => {
  const { early, find, user } = show('<button>+</button>');
  const press = jest.fn();
  await user.dblClick(find('button'));

  early.restore();
  find('button').addEventListener('click', press);
  early.replay();

  expect(press).toHaveBeenCalledTimes(2);
});

test('a ticked checkbox shows at once, is unticked for hydration and ticked again after it', async () => {
  const { early, find, user } = show('<input type="checkbox" />');
  const box = find<HTMLInputElement>('input');

  await user.click(box);
  expect(box.checked).toBe(true);

  early.restore();
  expect(box.checked).toBe(false);
  early.replay();
  expect(box.checked).toBe(true);
});

test('a checkbox that the visitor ticked and unticked is not replayed', async () => {
  const { early, find, user } = show('<input type="checkbox" />');
  const click = jest.fn();
  await user.dblClick(find('input'));

  early.restore();
  find('input').addEventListener('click', click);
  early.replay();

  expect(click).not.toHaveBeenCalled();
});

test('text typed before hydration is replayed as an input event', async () => {
  const { early, find, user } = show('<input name="email" />');
  const heard = jest.fn();
  await user.type(find('input'), 'jana@example.sk');

  early.restore();
  find('input').addEventListener('input', () => heard(find<HTMLInputElement>('input').value));
  early.replay();

  expect(heard).toHaveBeenCalledWith('jana@example.sk');
});

test('text that is typed further during hydration is replayed whole', async () => {
  const { early, find, user } = show('<input name="email" />');
  const heard = jest.fn();
  await user.type(find('input'), 'jana@');

  early.restore();
  await user.type(find('input'), 'example.sk');
  find('input').addEventListener('input', () => heard(find<HTMLInputElement>('input').value));
  early.replay();

  expect(heard).toHaveBeenCalledWith('jana@example.sk');
});

test('Enter in a field before hydration submits the form after hydration', async () => {
  const { early, find, user } = show('<form><input /><button type="submit">Odoberať</button></form>');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  await user.type(find('input'), 'a{Enter}');

  early.restore();
  find('form').addEventListener('submit', submitted);
  early.replay();

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

  early.restore();
  find('a').addEventListener('click', click);
  early.replay();

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
  early.restore();
  find('[aria-expanded]').addEventListener('click', (event) => {
    tapped.push((event as PointerEvent).pointerType);
    event.preventDefault();
  });
  early.replay();

  expect(tapped).toEqual(['touch']);
});
