import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const messages = { shell: { ui: { close: 'Zavrieť' } } };

function Fees({ closable, as: Overlay = Dialog }: { closable?: boolean; as?: typeof Dialog | typeof Sheet }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Poplatky
      </button>
      <Overlay
        open={isOpen}
        title="Poplatky za dobierku"
        closable={closable}
        onClose={() => setOpen(false)}
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            OK
          </button>
        }
      >
        <p>Poplatok sa pripočíta k doprave.</p>
      </Overlay>
    </>
  );
}

async function openFees(props: Parameters<typeof Fees>[0] = {}) {
  const rendered = await renderInStorefront(<Fees {...props} />, { storefront: createTestStorefront({ messages }) });
  await rendered.user.click(opener());
  return rendered;
}

const opener = () => screen.getByRole('button', { name: 'Poplatky', hidden: true });
const dialog = () => screen.getByRole('dialog', { name: 'Poplatky za dobierku' });
const words = () => screen.queryByText('Poplatok sa pripočíta k doprave.');

async function pressEscape() {
  const press = createEvent('cancel', dialog(), { cancelable: true });
  fireEvent(dialog(), press);
  expect(press.defaultPrevented).toBe(true);
}

test.each([Dialog, Sheet])('a modal is labelled by its title and has content only while open', async (Overlay) => {
  const { user } = await openFees({ as: Overlay });
  expect(dialog()).toHaveAttribute('open');
  expect(words()).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(words()).not.toBeInTheDocument();
});

test('a modal closes with its close button, Escape or a click outside', async () => {
  const { user } = await openFees();

  await user.click(screen.getByRole('button', { name: 'Zavrieť' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(opener());
  await pressEscape();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(opener());
  await user.click(dialog());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a modal stays open if a press starts inside and ends outside', async () => {
  const { user } = await openFees();

  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Poplatky za dobierku') },
    { target: dialog() },
  ]);
  await user.pointer('[/MouseLeft]');
  fireEvent.click(dialog());

  expect(dialog()).toHaveAttribute('open');
});

test('a modal that is not closable closes only with its own buttons', async () => {
  const { user } = await openFees({ closable: false });
  expect(screen.queryByRole('button', { name: 'Zavrieť' })).not.toBeInTheDocument();

  await pressEscape();
  await user.click(dialog());
  expect(dialog()).toHaveAttribute('open');

  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('while the session forbids closing modals, a modal closes only with its own buttons (B17)', async () => {
  const { user, storefront } = await openFees();

  await act(async () => {
    storefront.session.state.isModalClosable = false;
  });

  expect(screen.queryByRole('button', { name: 'Zavrieť' })).not.toBeInTheDocument();
  await pressEscape();
  expect(dialog()).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closing a modal restores the scroll position of the page, even if it changed meanwhile (B17)', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Object.assign(window, { scrollY: 320 });
  const { user, storefront } = await openFees();
  expect(storefront.session.state.modalScrollPosition).toBe(320);

  Object.assign(window, { scrollY: 0 });
  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(scrollTo).toHaveBeenCalledWith({ top: 320, behavior: 'instant' });
});

test('closing a modal returns the focus to the control that opened it', async () => {
  const { user } = await openFees();
  expect(opener()).not.toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(opener()).toHaveFocus();
});

test('a modal that is removed while open also returns the focus', async () => {
  function Page() {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Poplatky
        </button>
        {isShown && (
          <Dialog open title="Poplatky za dobierku" onClose={() => setShown(false)}>
            …
          </Dialog>
        )}
      </>
    );
  }
  const { user } = await renderInStorefront(<Page />, { storefront: createTestStorefront({ messages }) });
  await user.click(opener());
  expect(opener()).not.toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Zavrieť' }));

  expect(opener()).toHaveFocus();
});

test('onClose is called when the browser closes the modal', async () => {
  await openFees();

  await act(async () => void fireEvent(dialog(), new Event('close')));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const back = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  });

test.each([Dialog, Sheet])('Back closes an overlay and stays on the page', async (Overlay) => {
  history.pushState({ idx: 1 }, '', '/checkout');
  await openFees({ as: Overlay });

  await back();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect([location.pathname, history.state]).toEqual(['/checkout', { idx: 1 }]);
});

test('an overlay that is closed by its button leaves no step in the history', async () => {
  history.pushState({ idx: 2 }, '', '/cart');
  const { user } = await openFees();
  expect(history.state).toEqual({ idx: 2, overlays: [expect.any(String)] });

  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await user.click(screen.getByRole('button', { name: 'Zavrieť' }));
  await gone;

  expect([location.pathname, history.state]).toEqual(['/cart', { idx: 2 }]);
});
