import { type CheckoutInit, readSavedMeans, type SavedMeans } from '@odeta/contracts';
import { deliveryMethodOf, guestOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { act, answers, waitFor } from '@odeta/storefront/testing';
import { openCheckout, testOnPhone } from '../../../testing/phone-checkout.tsx';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { createSavedMeansStore } from '../state/saved-means.store.ts';

const jana = guestOf({
  ...{ firstName: 'Jana', lastName: 'Hrušková', hasAccount: true },
  ...{ street: 'Šancová', streetNumber: '48', postCode: '811 05', city: 'Bratislava' },
});
const lastOrder = {
  ...{
    shippingName: 'Kuriér na adresu',
    pointName: null,
    paymentName: 'Platba kartou',
    shippingCost: 5.19,
    lapsed: [],
  },
} satisfies CheckoutInit['lastOrder'];
const paid = (key: string, name: string, cost = 3.99) => ({
  key,
  name,
  description: '',
  cost,
  disabled: false,
  order: 1,
});
const payments = [paid('card', 'Platba kartou'), paid('cod', 'Dobierka', 5.19), paid('blik', 'BLIK')];
const shippingPayment = [deliveryMethodOf({ payments })];

testOnPhone();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The checkout of a customer who has ordered before, with the means that the provider keeps. */
async function openAgain(means: SavedMeans[], init: Partial<CheckoutInit> = {}) {
  const page = await openCheckout({
    ...{ customer: jana, lastOrder, shippingPayment, payment: 'card', savesMeans: true },
    ...init,
  });
  page.storefront.prepare(answers(readSavedMeans, { isOffered: true, means, needsConfirmation: false }));
  await act(() => page.storefront.storeOf(createSavedMeansStore).load());
  return { ...page, line: () => page.getByRole('region', { name: 'Platba' }) };
}

const kept = (payment: 'card' | 'blik', label: string) => ({ id: 'x'.repeat(43), payment, label, validUntil: null });

test('the payment of the last order is a line with the saved card, which opens to be changed', async () => {
  const { line, queryByRole, getByRole, user, title, bar } = await openAgain([kept('card', '•••• 1234')]);
  expect(line()).toHaveTextContent(/^Platba Karta •••• 1234\s?Zmeniť/);
  expect(queryByRole('radiogroup', { name: 'Platba' })).toBeNull();
  expect(getByRole('checkbox', { name: /regulationsAgreement/ })).toBeVisible();
  expect(bar.getByRole('button', { name: 'Objednávka s povinnosťou platby' })).toBeVisible();

  await user.click(getByRole('button', { name: 'Zmeniť: Platba' }));

  expect(title('Platba')).toHaveFocus();
  expect(getByRole('radio', { name: /Platba kartou/ })).toBeChecked();
});

test('the line of a payment that costs extra says so, and how the costs differ from those of the last order (J2)', async () => {
  const { line } = await openAgain([], { payment: 'cod', lastOrder: { ...lastOrder, shippingCost: 4.99 } });

  expect(line()).toHaveTextContent(/Dobierka, 1,20.€\. Doprava a platba teraz stoja 5,19.€, naposledy 4,99.€\./);
});

test('a payment that failed is open with its message, and stays open when the message is gone', async () => {
  const { storefront, getByRole, queryByText } = await openAgain([]);
  const alerts = storefront.storeOf(createAlertsStore);

  await act(async () => alerts.show({ type: 'error', message: 'Platba sa nepodarila', placement: PAYMENT_AREA }));
  expect(getByRole('radio', { name: /Platba kartou/ })).toBeVisible();
  await act(async () => alerts.clear(PAYMENT_AREA));

  await waitFor(() => expect(queryByText('Platba sa nepodarila')).toBeNull());
  expect(getByRole('radio', { name: /Platba kartou/ })).toBeVisible();
});

test('with a saved bank app no code is missing', async () => {
  const { bar, getByRole } = await openAgain([kept('blik', 'Test Bank')], { payment: 'blik' });

  expect(getByRole('radio', { name: 'BLIK bez kódu: Test Bank' })).toBeChecked();
  expect(bar.getByRole('status')).toHaveTextContent(/^Chýba: Súhlasy$/);
});
