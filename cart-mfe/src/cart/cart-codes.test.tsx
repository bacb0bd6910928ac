import { deleteDiscountCode, readCartInit, useDiscountCode as takeDiscountCode } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, discountCodeOf, summaryOf } from '@odeta/contracts/testing';
import {
  answers,
  createTestStorefront,
  refuses,
  renderInStorefront,
  unreachable,
  waitFor,
} from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import { CartPage } from './cart.page.tsx';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf();
const answer = (parts: object) => ({ ...cartAnswerOf([shirt]), shippingPayment: [], ...parts });
const gift = { id: '5', name: 'DARCEK', remaining: 10, amount: 3 };

async function openCart(parts: object = {}) {
  const { default: cart } = await messages.sk();
  const init = {
    redirect: null,
    hurraTagManager: {},
    banners: [],
    shippingPayment: [],
    savedItemsCount: 0,
  };
  const storefront = createTestStorefront({
    messages: { cart },
    api: [answers(readCartInit, { ...cartAnswerOf([shirt]), ...init, ...parts })],
  });
  await storefront.storeOf(createCartStore).load(new URLSearchParams());
  return renderInStorefront(<CartPage />, { storefront, url: '/cart' });
}

async function openForm(parts?: object) {
  const page = await openCart(parts);
  await page.user.click(page.getByText(/Mám (ďalší|zľavový) kód alebo poukaz/));
  const field = await page.findByRole('textbox', { name: 'Zľavový kód alebo poukaz' });
  return { page, field };
}

test('the Enter key applies a code, and the summary is updated (L1)', async () => {
  const { page, field } = await openForm();
  const summary = summaryOf({ discountCodeCost: 1.95, total: 11.04 });
  page.storefront.prepare(answers(takeDiscountCode, answer({ discountCode: discountCodeOf(), summary })));

  await page.user.type(field, ' sveter15 {Enter}');

  expect(await page.findByText('Kód SVETER15')).toBeVisible();
  expect(page.getByText('Kód sme použili, suma je prepočítaná.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(page.storefront.sent.at(-1)?.payload).toEqual({ code: 'sveter15' });
});

test('a refused code stays in the focused field, is marked as invalid, and the reason is announced (L1)', async () => {
  const { page, field } = await openForm();
  const message = { type: 'error' as const, message: 'Tento kód už bol použitý.', autoclose: true, closable: true };
  page.storefront.prepare(refuses(takeDiscountCode, { code: 'discount-code', status: 422, messages: [message] }));

  await page.user.type(field, 'RAZ');
  await page.user.click(page.getByRole('button', { name: 'Použiť' }));

  expect((await page.findByText('Tento kód už bol použitý.')).closest('[role=alert]')).not.toBeNull();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Tento kód už bol použitý.');
  expect(field).toHaveValue('RAZ');
  expect(field).toHaveFocus();
});

test('an empty code shows an error and sends no request', async () => {
  const { page, field } = await openForm();
  const sent = page.storefront.sent.length;

  await page.user.type(field, '{Enter}');

  expect(page.getByText('Napíšte kód, ktorý chcete použiť.')).toBeVisible();
  expect(page.storefront.sent).toHaveLength(sent);
});

test('without a connection, the code stays in the field and the cart shows an error', async () => {
  const { page, field } = await openForm();
  page.storefront.prepare(unreachable(takeDiscountCode));

  await page.user.type(field, 'RAZ{Enter}');

  expect(await page.findByText(/Zmena sa neuložila/)).toBeVisible();
  expect(field).toHaveValue('RAZ');
});

test('a code without effect shows the reason, and a code that expires soon shows the remaining days (L2)', async () => {
  const page = await openCart({ discountCode: discountCodeOf({ message: 'Do tejto sumy vám chýba 5,01 €.' }) });
  expect(await page.findByText('Do tejto sumy vám chýba 5,01 €.')).toBeVisible();
  page.unmount();

  const other = await openCart({ discountCode: discountCodeOf({ remainingDays: 3, validUntil: '2026-11-24' }) });
  expect(await other.findByText('Platí ešte 3 dni')).toBeVisible();
});

test('a code and a voucher are removed separately (L1, L2)', async () => {
  const page = await openCart({ discountCode: discountCodeOf(), vouchers: [gift] });
  page.storefront.prepare(answers(deleteDiscountCode, answer({ discountCode: discountCodeOf() })));

  await page.user.click(await page.findByRole('button', { name: 'Odstrániť kód DARCEK' }));
  await waitFor(() => expect(page.queryByText('DARCEK')).toBeNull());
  expect(page.storefront.sent.at(-1)?.payload).toEqual({ voucherId: '5' });

  page.storefront.prepare(answers(deleteDiscountCode, answer({})));
  await page.user.click(page.getByRole('button', { name: 'Odstrániť kód SVETER15' }));
  await waitFor(() => expect(page.queryByText('SVETER15')).toBeNull());
  expect(page.storefront.sent.at(-1)?.payload).toEqual({});
});
