import {
  type CartInit,
  changeQuantity,
  checkItems,
  deleteDiscountCode,
  readCartInit,
  readItems,
  removeItems,
  repeatedOrderPage,
} from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, discountCodeOf, freeDeliveryOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import CartPage from './cart.page.tsx';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf({ entryId: '1', quantity: 2, piecesLeft: 3 });
const coat = cartItemOf({
  entryId: '2',
  name: 'Kabát',
  price: 119.99,
  pricePromo: 89.99,
  priceOld: 109.99,
  checked: false,
  availability: 6,
});
const dress = cartItemOf({ entryId: '3', name: 'Šaty', availability: 3 });
const items = [shirt, coat, dress];
const summary = summaryOf({ itemsValue: 25.98, discountCodeCost: 5, total: 20.98 });
const content = cartAnswerOf(items, { summary, freeDelivery: freeDeliveryOf({ missing: 63.02 }) });

async function openCart(cartItems = items, more: Partial<CartInit> = {}) {
  const { default: cart } = await messages.sk();
  const init = {
    redirect: null,
    hurraTagManager: {},
    banners: [],
    discountCode: discountCodeOf(),
    savedItemsCount: 0,
    shippingPayment: [],
  };
  const storefront = createTestStorefront({
    messages: { cart },
    api: [answers(readCartInit, { ...content, ...init, cartItems, ...more })],
  });
  await storefront.storeOf(createCartStore).load(new URLSearchParams());
  return renderInStorefront(<CartPage />, { storefront, url: '/cart' });
}

test('every line shows its variant, availability and price', async () => {
  const page = await openCart();

  const [first, second, third] = page.getAllByRole('listitem');
  expect(first).toHaveTextContent('Modrá, veľkosť 38');
  expect(first).toHaveTextContent('Skladom, posledné 3 kusy');
  expect(first).toHaveTextContent(/25,98\s€/);
  expect(first).toHaveTextContent(/2 × 12,99\s€/);
  expect(second).toHaveTextContent('Znova skladom');
  expect(second).toHaveTextContent(/89,99\s€/);
  expect(second).toHaveTextContent(/109,99\s€/);
  expect(third).toHaveTextContent('Vypredané, do objednávky sa nezapočíta');
});

test('a sold-out item cannot be ticked and has no quantity control', async () => {
  const page = await openCart();

  expect(page.getByRole('checkbox', { name: 'Vybrať: Šaty' })).toBeDisabled();
  expect(page.queryByRole('group', { name: 'Množstvo: Šaty' })).toBeNull();
});

test('the summary shows every line that is not zero, a subtotal and the lowest delivery price', async () => {
  const page = await openCart();

  const panel = within(page.getByRole('complementary', { name: 'Súhrn objednávky' }));
  expect(panel.getByText('Tovar (2 ks)')).toBeVisible();
  expect(panel.getByText('Kód SVETER15').nextSibling).toHaveTextContent(/−5,00\s€/);
  expect(panel.getByText('Zatiaľ spolu').nextSibling).toHaveTextContent(/20,98\s€/);
  expect(panel.getByText(/Doprava od 2,49\s€/)).toBeVisible();
  expect(panel.queryByText('Poukaz')).toBeNull();
});

test('ticking an item announces the number of selected items and their total', async () => {
  const page = await openCart();
  const ticked = [shirt, { ...coat, checked: true }, dress];
  page.storefront.prepare(
    answers(checkItems, { ...content, cartItems: ticked, summary: summaryOf({ total: 110.97 }) }),
  );

  await page.user.click(page.getByRole('checkbox', { name: 'Vybrať: Kabát' }));

  expect(page.getByRole('checkbox', { name: 'Vybrať: Kabát' })).toBeChecked();
  expect(await page.findByText(/Vybrané položky: 2. Spolu 110,97\s€/)).toHaveAttribute('role', 'status');
});

test('the plus button increases the quantity by one', async () => {
  const page = await openCart();
  page.storefront.prepare(answers(changeQuantity, { ...content, cartItems: [{ ...shirt, quantity: 3 }, coat, dress] }));

  const quantity = within(page.getByRole('group', { name: 'Množstvo: Pruhované tričko' }));
  await page.user.click(quantity.getByRole('button', { name: 'ui.quantity.more' }));

  expect(quantity.getByRole('status')).toHaveTextContent('3');
  expect(page.storefront.sent.at(-1)?.payload).toEqual({ cartEntryId: '1', quantity: 3 });
});

test('after a removal, the focus moves to a notice in place of the line, with the undo button next', async () => {
  const page = await openCart();
  page.storefront.prepare(answers(removeItems, cartAnswerOf([], { summary })));
  page.storefront.prepare(answers(readItems, { cartItems: [shirt, dress], freeDelivery: freeDeliveryOf() }));

  await page.user.click(page.getByRole('button', { name: 'Odstrániť: Kabát' }));

  const notice = page.getAllByRole('listitem')[1];
  expect(notice).toHaveTextContent('Z košíka sme odstránili: Kabát');
  expect(notice).toHaveFocus();
  await page.user.tab();
  expect(page.getByRole('button', { name: 'Vrátiť späť' })).toHaveFocus();
});

test('the checkout link shows an error when no item is ticked (H23)', async () => {
  const page = await openCart([coat]);

  const [link] = page.getAllByRole('link', { name: 'Prejsť k objednávke' });
  if (link) await page.user.click(link);

  expect(page.getByText('Musíte vybrať aspoň 1 položku').closest('[role=alert]')).not.toBeNull();
});

test('an empty cart links to the shop', async () => {
  const page = await openCart([]);

  expect(page.getByRole('heading', { name: 'Košík je prázdny' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Pozrieť ponuku' })).toHaveAttribute('href', '/');
});

test.each([
  [0, 'Nedostupné, do objednávky sa nezapočíta'],
  [1, 'Skladom, doručenie'],
  [2, 'Doručenie: utorok'],
  [3, 'Vypredané, do objednávky sa nezapočíta'],
  [4, 'Dostupnosť práve overujeme'],
  [6, 'Znova skladom'],
] as const)(
  'availability %i is shown as "%s", and only items with 1, 2, 4 and 6 can be ticked (I6)',
  async (availability, words) => {
    const { getByText, getByRole } = await openCart([
      cartItemOf({ availability, piecesLeft: null, arrivesOn: '2026-11-24' }),
    ]);

    expect(getByText(new RegExp(`^${words}`))).toBeVisible();
    const box = getByRole('checkbox', { name: /^Vybrať: / });
    if ([1, 2, 4, 6].includes(availability)) expect(box).toBeEnabled();
    else expect(box).toBeDisabled();
  },
);

test('removing a discount code also removes it from the URL, so that a reload does not restore it (I1)', async () => {
  history.replaceState(null, '', '/cart?hrc=NOVINKY10&utm_source=letter&RC=X#items');
  const page = await openCart();
  page.storefront.prepare(answers(deleteDiscountCode, { ...content, shippingPayment: [] }));

  await page.user.click(await page.findByRole('button', { name: /^Odstrániť kód/ }));

  expect(location.href).toBe('http://localhost/cart?utm_source=letter#items');
});

test('a cart with only sold-out items shows that it cannot be ordered, but no total or free-delivery bar (I8)', async () => {
  const { user, getAllByRole, findByText, queryByText, queryByRole } = await openCart([dress]);
  expect(queryByText('Spolu s DPH')).not.toBeInTheDocument();
  expect(queryByText('Zatiaľ spolu')).not.toBeInTheDocument();
  expect(queryByRole('progressbar')).not.toBeInTheDocument();

  await user.click(getAllByRole('link', { name: 'Prejsť k objednávke' })[0] as HTMLElement);

  expect(await findByText('Objednávku nie je možné realizovať, pretože produkty v košíku sú vypredané')).toBeVisible();
});

test('items that arrive later are shown in their own section (I6)', async () => {
  const later = cartItemOf({ entryId: '4', name: 'Vankúš', availability: 2, arrivesOn: '2026-12-21' });
  const page = await openCart([later, shirt]);

  const section = page.getByRole('region', { name: /^Druhý balík: pondelok/ });
  expect(within(section).getByText('Vankúš')).toBeVisible();
  expect(within(section).queryByText(shirt.name)).not.toBeInTheDocument();
});

test('a cart with only items that arrive later has no separate section for them (I6)', async () => {
  const page = await openCart([cartItemOf({ availability: 2, arrivesOn: '2026-12-21' })]);

  expect(page.queryByRole('region', { name: 'Doručenie o 3–4 týždne' })).not.toBeInTheDocument();
});

test('a customer who can repeat the last order sees a link for it (J2)', async () => {
  const page = await openCart(items, { canRepeat: true });

  expect(page.getByRole('link', { name: 'Objednať ako naposledy' })).toHaveAttribute('href', repeatedOrderPage);
});
