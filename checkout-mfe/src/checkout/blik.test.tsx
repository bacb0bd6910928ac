import { choosePayment, readCheckoutInit } from '@odeta/shared/contracts';
import {
  answers,
  checkoutInitOf,
  createTestStorefront,
  deliveryMethodOf,
  renderInStorefront,
  summaryOf,
} from '@odeta/shared/testing';
import { messages } from '../messages/index.ts';
import { CheckoutPage } from './checkout.page.tsx';
import { createCheckoutStore } from './checkout.store.ts';
import { createOrderStore } from './order.store.ts';

const blik = {
  key: 'blik',
  name: 'BLIK',
  description: 'Kod z aplikacji banku',
  cost: 14.99,
  disabled: false,
  order: 1,
};
const card = { ...blik, key: 'card', name: 'Karta płatnicza', order: 2 };

async function openWithBlik() {
  const { default: checkout } = await messages.pl();
  const init = checkoutInitOf({
    shippingPayment: [deliveryMethodOf({ payments: [card, blik] })],
    shipping: 'courier',
    payment: 'blik',
  });
  const storefront = createTestStorefront({
    country: 'pl',
    messages: { checkout },
    api: [answers(readCheckoutInit, init), answers(choosePayment, { payment: 'card', summary: summaryOf() })],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  return { ...page, code: page.getByRole('textbox', { name: 'Kod BLIK' }) };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the code has an empty field of its own with a numeric keyboard, and nobody fills it but the buyer (R6)', async () => {
  const { code, storefront } = await openWithBlik();

  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'off');
  expect(code).not.toHaveAttribute('placeholder');
  expect(code).toHaveValue('');
  expect(code).not.toHaveFocus();
  expect(code).toHaveAccessibleDescription(/6 cyfr z aplikacji banku/);
  expect(storefront.storeOf(createOrderStore).state.blikCode).toBe('');
});

test('it is shown as two groups of three, and what is not a digit is dropped (R6)', async () => {
  const { user, code, storefront } = await openWithBlik();

  await user.type(code, '7a77123');
  expect(code).toHaveValue('777 123');

  await user.clear(code);
  await user.click(code);
  await user.paste('  777 123\n');
  expect(code).toHaveValue('777 123');
  expect(storefront.storeOf(createOrderStore).state.blikCode).toBe('777123');
});

test('too few and too many digits are each said when the field is left (H15)', async () => {
  const { user, code } = await openWithBlik();

  await user.type(code, '7771');
  await user.tab();
  expect(code).toHaveAccessibleDescription(/proszę wpisać wszystkie/);

  await user.type(code, '234');
  await user.tab();
  expect(code).toHaveAccessibleDescription(/wpisano ich więcej/);

  await user.type(code, '{Backspace}');
  expect(code).toBeValid();
});

test('another payment takes the code away, and nothing of it is kept in the browser', async () => {
  const { user, code, getByRole, queryByRole } = await openWithBlik();
  await user.type(code, '777123');

  await user.click(getByRole('radio', { name: /Karta/ }));

  expect(queryByRole('textbox', { name: 'Kod BLIK' })).not.toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('777123');
});
