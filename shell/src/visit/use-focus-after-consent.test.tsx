import { renderInStorefront, screen } from '@odeta/storefront/testing';
import { useState } from 'react';
import { useFocusAfterConsent } from './use-focus-after-consent.ts';

function Page() {
  const [isAsked, setAsked] = useState(true);
  const [isWindowOpen, setWindowOpen] = useState(false);
  useFocusAfterConsent({ isAsked, isWindowOpen });
  return (
    <>
      <main tabIndex={-1}>
        <input aria-label="E-mail" />
      </main>
      {isAsked && (
        <section data-consent>
          <button type="button" onClick={() => setAsked(false)}>
            Refuse
          </button>
          <button type="button" onClick={() => setWindowOpen(true)}>
            Choose
          </button>
        </section>
      )}
      {isWindowOpen && (
        <dialog open>
          <button type="button" onClick={() => setAsked(false)}>
            Save
          </button>
          <button type="button" onClick={() => setWindowOpen(false)}>
            Close
          </button>
        </dialog>
      )}
    </>
  );
}

test('after the decision the focus returns to the previously focused element', async () => {
  const { user } = await renderInStorefront(<Page />);
  await user.click(screen.getByRole('textbox', { name: 'E-mail' }));

  await user.click(screen.getByRole('button', { name: 'Refuse' }));

  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('after the decision the focus moves to the main content if nothing was focused before', async () => {
  const { user } = await renderInStorefront(<Page />);

  await user.click(screen.getByRole('button', { name: 'Refuse' }));

  expect(screen.getByRole('main')).toHaveFocus();
});

test('after a decision in the dialog the focus returns to the previously focused element when the dialog closes', async () => {
  const { user } = await renderInStorefront(<Page />);
  await user.click(screen.getByRole('textbox', { name: 'E-mail' }));
  await user.click(screen.getByRole('button', { name: 'Choose' }));

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});
