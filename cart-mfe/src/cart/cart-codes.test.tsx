import {
  type CartInit,
  deleteDiscountCode,
  readCartInit,
  readCheckoutInit,
  readOfferedCodes,
  useDiscountCode as takeDiscountCode,
  validateCart,
} from '@odeta/contracts';
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
import CartPage from './cart.page.tsx';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf();
const answer = (parts: object) => ({ ...cartAnswerOf([shirt]), shippingPayment: [], ...parts });
const { message: _, ...facts } = discountCodeOf();
const gift = { id: '5', name: 'DARCEK', remaining: 10, amount: 3 };

beforeEach(() => sessionStorage.clear());

async function openCart(parts: Partial<CartInit> = {}) {
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
    api: [
      answers(readCartInit, { ...cartAnswerOf([shirt]), ...init, ...parts }),
      answers(readOfferedCodes, { codes: parts.offeredCodes ? [{ ...facts, code: 'SVETER15' }] : [] }),
    ],
  });
  await storefront.storeOf(createCartStore).load(new URLSearchParams());
  return renderInStorefront(<CartPage />, { storefront, url: '/cart' });
}

async function openForm(parts?: Partial<CartInit>) {
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
  expect(page.storefront.sent.map(({ payload }) => payload)).toContainEqual({ code: 'sveter15' });

  page.storefront.prepare(answers(deleteDiscountCode, answer({})));
  await page.user.click(page.getByRole('button', { name: 'Odstrániť kód SVETER15' }));
  await waitFor(() => expect(page.queryByText('Kód sme použili, suma je prepočítaná.')).toBeNull());
});

test('a code for the visitor is announced in the cart and applied with one press, and the list follows the cart (L2)', async () => {
  const { page } = await openForm({ offeredCodes: 1 });
  expect(page.getAllByText('Kódy pre vás')).not.toEqual([]);
  const use = await page.findByRole('button', { name: 'Použiť kód SVETER15' });
  const summary = summaryOf({ discountCodeCost: 1.95, total: 11.04 });
  page.storefront.prepare(answers(takeDiscountCode, answer({ discountCode: discountCodeOf(), summary })));
  page.storefront.prepare(answers(readOfferedCodes, { codes: [] }));

  await page.user.click(use);

  expect(await page.findByText('Kód SVETER15')).toBeVisible();
  await waitFor(() => expect(page.queryByText('Kódy pre vás')).toBeNull());
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

const refusal = refuses(takeDiscountCode, {
  code: 'discount-code',
  status: 422,
  messages: [{ type: 'error', message: 'Taký kód nepoznáme.', autoclose: true, closable: true }],
});
const validated = answers(validateCart, {
  validation: { valid: true, messages: [] },
  cartItems: [shirt],
  summary: summaryOf(),
});
const paths = ({ storefront }: Awaited<ReturnType<typeof openCart>>) => storefront.sent.map(({ path }) => path);
/** The offered codes are read whenever the cart changes, and the data of the checkout while the cart is validated. */
const readings: readonly string[] = [readOfferedCodes.path, readCheckoutInit.path];
const changes = (page: Parameters<typeof paths>[0]) => paths(page).filter((path) => !readings.includes(path));

test('a code that was typed and not applied is applied by the button to the checkout (L1)', async () => {
  const { page, field } = await openForm();
  page.storefront.prepare(answers(takeDiscountCode, answer({ discountCode: discountCodeOf() })));
  page.storefront.prepare(validated);

  await page.user.type(field, 'sveter15');
  await page.user.click(page.getByRole('link', { name: 'Prejsť k objednávke' }));

  expect(await page.findByRole('button', { name: 'Odstrániť kód SVETER15' })).toBeVisible();
  await waitFor(() => expect(changes(page).slice(-2)).toEqual([takeDiscountCode.path, validateCart.path]));
});

test('a typed code that is refused stops the way to the checkout once, with the reason at its field (L1)', async () => {
  const { page, field } = await openForm();
  page.storefront.prepare(refusal);
  page.storefront.prepare(validated);
  const link = page.getByRole('link', { name: 'Prejsť k objednávke' });
  await page.user.type(field, 'sveter');
  Object.assign(field.closest('details') ?? {}, { open: false });

  await page.user.click(link);

  expect(await page.findByText('Taký kód nepoznáme.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(paths(page)).not.toContain(validateCart.path);

  await page.user.click(link);
  await waitFor(() => expect(changes(page).at(-1)).toBe(validateCart.path));
});

test('a typed code is in the opened form of the next page (L1)', async () => {
  const { page, field } = await openForm();
  await page.user.type(field, ' sveter15');
  page.unmount();

  const next = await openCart();

  expect(await next.findByRole('textbox', { name: 'Zľavový kód alebo poukaz' })).toHaveValue('sveter15');
});
