import {
  addWish,
  readCartInit,
  readSavedItems,
  removeSavedItems,
  restoreItems,
  restoreRemoved,
  type SavedItem,
  saveItems,
} from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, renderInStorefront, unreachable, within } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import CartPage from './cart.page.tsx';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf({ entryId: '1', id: '11' });
const coat = cartItemOf({ entryId: '2', id: '12', name: 'Kabát', checked: false });
const { entryId: _, ...coatFacts } = coat;
const saved = {
  ...coatFacts,
  savedItemId: '7',
  wish: { productId: '1', color: 'camel' },
  keptUntil: '2027-01-20',
  price: 119.99,
  pricePromo: 89.99,
  priceOld: 109.99,
};
const moved = (parts: object = {}) => ({ ...cartAnswerOf([shirt]), savedItems: [saved], ...parts });

async function openCart(savedItemsCount = 0, cartItems = [shirt, coat], savedItem: SavedItem = saved) {
  const { default: cart } = await messages.sk();
  const init = {
    redirect: null,
    hurraTagManager: {},
    banners: ['Kód <b>DOMOV20</b>'],
    shippingPayment: [],
  };
  const storefront = createTestStorefront({
    messages: { cart },
    api: [
      answers(readCartInit, { ...cartAnswerOf(cartItems), ...init, savedItemsCount }),
      answers(readSavedItems, { savedItems: [savedItem] }),
    ],
  });
  await storefront.storeOf(createCartStore).load(new URLSearchParams());
  return renderInStorefront(<CartPage />, { storefront, url: '/cart' });
}

const listOf = (page: Awaited<ReturnType<typeof openCart>>) => page.findByRole('region', { name: 'Kúpiť neskôr' });

test('an item can be saved for later and restored to the cart unchanged (I9)', async () => {
  const page = await openCart();
  page.storefront.prepare(answers(saveItems, moved()));

  await page.user.click(page.getByRole('button', { name: 'Kúpiť neskôr: Kabát' }));

  expect(await page.findByText('Presunuli sme do zoznamu Kúpiť neskôr: Kabát')).toHaveFocus();
  expect(within(await listOf(page)).getByRole('link', { name: 'Kabát' })).toBeVisible();
  expect(page.storefront.sent.at(-1)).toMatchObject({
    path: '/checkout/saved-items',
    payload: { cartEntryIds: ['2'] },
  });

  page.storefront.sent.length = 0;
  page.storefront.prepare(answers(restoreRemoved, moved({ ...cartAnswerOf([shirt, coat]), savedItems: [] })));
  await page.user.click(page.getByRole('button', { name: 'Vrátiť späť' }));

  expect(await page.findByRole('checkbox', { name: 'Vybrať: Kabát' })).not.toBeChecked();
  expect(page.queryByRole('region', { name: 'Kúpiť neskôr' })).toBeNull();
  expect(page.storefront.sent.map(({ path, payload }) => [path, payload])).toEqual([
    ['/checkout/items/restore', { cartEntryIds: ['2'] }],
  ]);
});

test('a saved item is shown with its prices and can be returned to the cart with one click (I9)', async () => {
  const page = await openCart(1, [shirt]);
  const list = within(await listOf(page));
  expect(await list.findByText(/Položky držíme 60 dní/)).toBeVisible();
  expect(await list.findByText(/109,99/)).toBeVisible();
  page.storefront.prepare(answers(restoreItems, moved({ cartItems: [shirt, coat], savedItems: [] })));
  const reported: object[] = [];
  // The cart is reported as viewed a second after it is shown, which may be only now.
  page.storefront.events.on('tracking.reported', (fact) => fact.fact === 'items-added' && reported.push(fact));

  await page.user.click(list.getByRole('button', { name: 'Vrátiť do košíka: Kabát' }));

  expect(await page.findByRole('checkbox', { name: 'Vybrať: Kabát' })).toBeVisible();
  expect(reported).toMatchObject([{ fact: 'items-added', items: [{ entryId: '2' }] }]);
  expect(page.queryByRole('region', { name: 'Kúpiť neskôr' })).toBeNull();
});

test('a saved item that cannot be removed is still listed, and an error is shown', async () => {
  const page = await openCart(1, [shirt]);
  const list = within(await listOf(page));
  page.storefront.prepare(unreachable(removeSavedItems));

  await page.user.click(await list.findByRole('button', { name: 'Odstrániť zo zoznamu: Kabát' }));

  expect(await page.findByText(/Zmena sa neuložila/)).toBeVisible();
  expect(await page.findByRole('link', { name: 'Kabát' })).toBeVisible();
});

test('the heart of a saved item puts it on the wishlist in its size (P14)', async () => {
  const page = await openCart(1, [shirt]);
  const list = within(await listOf(page));
  page.storefront.prepare(answers(addWish, { wishlist: [saved.wish] }));

  await page.user.click(await list.findByRole('button', { name: 'Obľúbené: Kabát', pressed: false }));

  expect(list.getByRole('button', { name: 'Obľúbené: Kabát', pressed: true })).toBeVisible();
  expect(page.storefront.sent.at(-1)).toMatchObject({ payload: { ...saved.wish, variantId: '12' } });
  expect(page.storefront.session.state.wishlistCount).toBe(1);
});

test('the heart of a saved item is empty again when its request fails, and an alert says so (P14)', async () => {
  const page = await openCart(1, [shirt]);
  const list = within(await listOf(page));
  page.storefront.prepare(unreachable(addWish));

  await page.user.click(await list.findByRole('button', { name: 'Obľúbené: Kabát' }));

  expect(await list.findByRole('button', { name: 'Obľúbené: Kabát', pressed: false })).toBeVisible();
  expect(page.storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([
    { type: 'error', message: expect.stringContaining('Obľúbené sa nezmenili') },
  ]);
});

test('a saved item of an older server, which does not name its product, has no heart (P14)', async () => {
  const page = await openCart(1, [shirt], { ...saved, wish: null });
  const list = within(await listOf(page));

  expect(await list.findByRole('link', { name: 'Kabát' })).toBeVisible();
  expect(list.queryByRole('button', { name: /^Obľúbené/ })).toBeNull();
});

test('an empty cart still shows the saved items', async () => {
  const page = await openCart(1, []);

  expect(page.getByRole('heading', { name: 'Košík je prázdny' })).toBeVisible();
  expect(within(await listOf(page)).getByRole('heading', { name: 'Kúpiť neskôr' })).toBeVisible();
});

test('the shop’s banners are shown with their formatting (I10)', async () => {
  const page = await openCart();

  expect(page.getByText('DOMOV20').tagName).toBe('B');
});
