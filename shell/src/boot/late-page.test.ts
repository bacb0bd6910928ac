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

describe('while the remote of the page is late', () => {
  test('presses in its page are kept until it is there, and repeated once', async () => {
    const { early, find, user } = show('<button>Pridať</button>', true);
    const press = jest.fn();
    await user.click(find('button'));

    early.replayShell();
    await user.click(find('button'));
    find('button').addEventListener('click', press);
    expect(press).not.toHaveBeenCalled();
    early.replayPage();
    early.replayPage();

    expect(press).toHaveBeenCalledTimes(2);
    expect(find('button')).not.toHaveAttribute('data-pressed');
  });

  test('a press, a tick and typed text reach the elements with which React has replaced those of the server', async () => {
    const html =
      '<input name="code" /><button>-</button><button>-</button><input type="checkbox" name="item" value="2" checked />';
    const { early, find, user } = show(html, true);
    early.replayShell();
    await user.type(find('[name=code]'), 'JESEN');
    await user.click(find('button + button'));
    await user.click(find('[name=item]'));

    find('main').innerHTML = html;
    const press = jest.fn();
    find('button + button').addEventListener('click', press);
    early.replayPage();

    expect(press).toHaveBeenCalledTimes(1);
    expect(find<HTMLInputElement>('[name=code]').value).toBe('JESEN');
    expect(find<HTMLInputElement>('[name=item]').checked).toBe(false);
  });

  test('what needs a remote that cannot be loaded is visibly undone and not repeated, and typed text stays', async () => {
    const { early, find, user } = show('<button>+</button><input type="checkbox" /><input name="note" />', true);
    early.replayShell();
    await user.click(find('button'));
    await user.click(find('[type=checkbox]'));
    await user.type(find('[name=note]'), 'zvonček');

    early.undoPage();
    expect(find('button')).not.toHaveAttribute('data-pressed');
    expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
    const press = jest.fn();
    find('button').addEventListener('click', press);
    early.replayPage();

    expect(press).not.toHaveBeenCalled();
    expect(find<HTMLInputElement>('[name=note]').value).toBe('zvonček');
  });

  test('the shell works, and a form with an address is sent without the remote', async () => {
    const { early, find, user } = show(
      '<div data-shell-part><button id="shell">Menu</button></div><form action="/cart"><button id="form">Poslať</button></form>',
      true,
    );
    early.replayShell();
    const heard = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', heard);
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });

    await user.click(find('#shell'));
    await user.click(find('#form'));

    expect(heard.mock.results).toMatchObject([{ value: false }, { value: false }]);
    document.removeEventListener('click', heard);
  });
});
