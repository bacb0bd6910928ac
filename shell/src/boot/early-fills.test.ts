/** @jest-environment @odeta/build/dom-environment */
import userEvent from '@testing-library/user-event';
import { keepEarlyActions } from './early-actions.ts';
import { followFilledFields } from './filled-fields.ts';

followFilledFields(document);

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

test('a value that a password manager sets before hydration with only the event change is replayed as typed', () => {
  const { early, find } = show('<input name="email" />');
  const field = find<HTMLInputElement>('input');
  field.value = 'jana@example.sk';
  field.dispatchEvent(new Event('change', { bubbles: true }));

  const heard = jest.fn();
  field.addEventListener('input', () => heard(field.value));
  early.replayShell();

  expect(heard).toHaveBeenCalledWith('jana@example.sk');
});

test('files chosen before hydration stay, and what was pressed after them is repeated', async () => {
  const { early, find, user } = show(
    '<form method="post" action="/contact"><input type="file" /><button>Odoslať</button></form>',
  );
  const field = find<HTMLInputElement>('input');
  await user.upload(field, new File(['obraz'], 'a.jpg', { type: 'image/jpeg' }));
  await user.click(find('button'));

  const [heard, press] = [jest.fn(), jest.fn((event: Event) => event.preventDefault())];
  field.addEventListener('change', () => heard(field.files?.[0]?.name));
  find('button').addEventListener('click', press);
  early.replayShell();

  expect(heard.mock.calls).toEqual([['a.jpg']]);
  expect(press).toHaveBeenCalledTimes(1);
});

test('a form with chosen files waits for its scripts, because it would be posted without them', () => {
  jest.useFakeTimers();
  const { early, find } = show(
    `<form method="post" action="/contact"><input type="file" /><button>Odoslať</button></form>`,
    true,
  );
  Object.defineProperty(find('input'), 'files', { value: [new File(['obraz'], 'a.jpg')] });
  const posted = jest.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', posted);

  find('button').click();
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(posted).not.toHaveBeenCalled();

  early.replayPage();
  expect(posted).toHaveBeenCalledTimes(1);
});
