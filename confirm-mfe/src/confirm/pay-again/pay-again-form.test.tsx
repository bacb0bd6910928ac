import { retryPayment } from '@odeta/contracts';
import { answers, refuses, waitFor } from '@odeta/storefront/testing';
import { confirmation, ID, openOrder, order, pending } from '../../../testing/open-order.tsx';

test('a failed payment shows the reason and the deadline to pay; a refused retry shows an error (M8)', async () => {
  const { storefront, open } = await openOrder(order);
  const { findByRole, getByText, user } = await open();
  expect(getByText('Bank odrzucił płatność.')).toBeVisible();
  expect(getByText(/20 listopada 2026 11:42/)).toBeVisible();
  storefront.prepare(refuses(retryPayment, { code: 'payment-unavailable', status: 503 }));

  await user.click(await findByRole('button', { name: /Zapłać 31,17/ }));

  expect(storefront.sent.at(-1)).toMatchObject({
    path: `/checkout/order/${ID}/payment`,
    payload: { payment: 'card', blikCode: '' },
  });
  expect(await findByRole('alert')).not.toBeEmptyDOMElement();
});

test('paying again redirects to the bank’s page (M8)', async () => {
  const { storefront, open } = await openOrder(order);
  const { findByRole, user } = await open();
  // A part of this page replaces the bank's page, because jsdom does not navigate.
  const answer = { redirect: '#bank', listener: 'x', checker: 'x', payment: null, hurraTagManager: {} };
  storefront.prepare(answers(retryPayment, answer));

  await user.click(await findByRole('button', { name: /Zapłać/ }));

  await waitFor(() => expect(location.hash).toBe('#bank'));
});

test('a retry by BLIK is sent only with a code, and the page then waits for the payment (M8, R6)', async () => {
  const { storefront, open } = await openOrder(order);
  const { findByRole, getByLabelText, findByText, user } = await open();
  await user.click(await findByRole('radio', { name: /BLIK/ }));

  await user.click(await findByRole('button', { name: /Zapłać/ }));
  expect(getByLabelText('Kod BLIK')).toHaveFocus();
  expect(getByLabelText('Kod BLIK')).toHaveAccessibleDescription(/Wpisz 6 cyfr/);
  expect(storefront.sent.some(({ path }) => path.endsWith('/payment'))).toBe(false);

  const answer = { redirect: null, listener: 'x', checker: 'x', payment: null, hurraTagManager: {} };
  storefront.prepare(answers(retryPayment, answer));
  storefront.prepare(confirmation(pending));
  await user.type(getByLabelText('Kod BLIK'), '777 123');
  await user.click(await findByRole('button', { name: /Zapłać/ }));

  expect(await findByText('Czekamy na płatność')).toBeVisible();
  expect(storefront.sent.find(({ path }) => path.endsWith('/payment'))?.payload).toMatchObject({ blikCode: '777123' });
});
