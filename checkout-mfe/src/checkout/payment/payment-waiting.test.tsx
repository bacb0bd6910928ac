import { placeOrder } from '@odeta/contracts';
import { createAlertsStore } from '@odeta/storefront';
import { act } from '@odeta/storefront/testing';
import { orderWithBlik, TestStream } from '../../../testing/blik-checkout.tsx';
import { createPlacingStore } from '../placing/placing.store.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(globalThis, { EventSource: Object.assign(TestStream, { CLOSED: 2 }) });
  Element.prototype.scrollIntoView = jest.fn();
});

test('a pending payment shows the remaining time and the amount, and the order button is hidden (M5)', async () => {
  const { getByRole, queryByRole, getByText } = await orderWithBlik();

  expect(getByRole('heading', { level: 1 })).toHaveFocus();
  // The remaining time stands above the title.
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
  expect(getByRole('timer')).toHaveAccessibleName(/Pozostało [01]:\d\d/);
  expect(getByText(/353,97/, { selector: 'section b' })).toBeVisible();
  expect(queryByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })).not.toBeInTheDocument();
});

test('an update during a pending payment does not move the focus (WCAG 2.4.3)', async () => {
  const { getByRole, storefront } = await orderWithBlik();
  const { state } = storefront.storeOf(createPlacingStore);
  act(() => getByRole('button', { name: 'Wpisz nowy kod' }).focus());

  await act(async () => {
    if ('awaited' in state.placing) state.placing.awaited.expiresAt = new Date(Date.now() + 30_000).toISOString();
  });

  expect(getByRole('button', { name: 'Wpisz nowy kod' })).toHaveFocus();
});

test('a refused code shows an error at the payments and an empty code field; other entries stay (M8)', async () => {
  const { say, getByRole, findByRole, storefront } = await orderWithBlik();

  await say({ failure: 'code-expired', message: 'Kod BLIK wygasł. Wpisz nowy kod z aplikacji banku.' });

  expect(await findByRole('textbox', { name: 'Nowy kod BLIK' })).toHaveValue('');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject(
    [{ type: 'error', message: /wygasł/, placement: 'payment', autoclose: true }].map((alert) => ({
      ...alert,
      message: expect.stringMatching(alert.message),
    })),
  );
  expect(getByRole('checkbox', { name: /regulationsAgreement/ })).toBeChecked();
  expect(getByRole('textbox', { name: 'Imię' })).toHaveValue('Anna');
});

test('the button for a new code focuses the code field (R6)', async () => {
  const { user, getByRole, findByRole } = await orderWithBlik();

  await user.click(getByRole('button', { name: 'Wpisz nowy kod' }));

  expect(await findByRole('textbox', { name: 'Nowy kod BLIK' })).toHaveFocus();
});

test('the button for another payment focuses the payments', async () => {
  const { user, getByRole } = await orderWithBlik();

  await user.click(getByRole('button', { name: 'Inny sposób płatności' }));

  expect(getByRole('radio', { name: /BLIK/ })).toHaveFocus();
});

test('a code is sent once: after a refused payment, the order is not sent without a new one (R6, M8)', async () => {
  const { say, user, getByRole, findByRole, storefront } = await orderWithBlik();
  await say({ failure: 'code-expired', message: 'Kod BLIK wygasł.' });
  await findByRole('textbox', { name: 'Nowy kod BLIK' });

  await user.click(getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));

  expect(await findByRole('link', { name: 'Kod BLIK' })).toBeVisible();
  expect(storefront.sent.filter(({ path }) => path === placeOrder.path)).toHaveLength(1);
});
