import { changeQuantity, readCartInit } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import CartPage from './cart.page.tsx';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf({ entryId: '1', quantity: 2, piecesLeft: 3 });
const dress = cartItemOf({ entryId: '3', name: 'Šaty', availability: 3 });
const rest = { redirect: null, hurraTagManager: {}, banners: [], savedItemsCount: 0, shippingPayment: [] };

async function openCart(cartItems: ReturnType<typeof cartItemOf>[]) {
  const { default: cart } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { cart },
    api: [answers(readCartInit, { ...cartAnswerOf(cartItems), ...rest })],
  });
  await storefront.storeOf(createCartStore).load(new URLSearchParams());
  return renderInStorefront(<CartPage />, { storefront, url: '/cart' });
}

test('more pieces than are in stock are mended with one press, and the focus stays in the line', async () => {
  const page = await openCart([{ ...shirt, quantity: 5, maxQuantity: 2, piecesLeft: 2 }]);
  page.storefront.prepare(answers(changeQuantity, cartAnswerOf([shirt])));

  expect(page.getByText('zostáva 2 ks')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Zmeniť na 2 ks: Pruhované tričko' }));

  expect(page.storefront.sent.at(-1)?.payload).toEqual({ cartEntryId: '1', quantity: 2 });
  expect(page.getByRole('link', { name: 'Pruhované tričko' })).toHaveFocus();
  expect(page.queryByText('zostáva 2 ks')).toBeNull();
});

test('goods of two parcels stand under their days, and sold-out ones under what does not go into the order', async () => {
  const page = await openCart([
    dress,
    cartItemOf({ entryId: '4', name: 'Vankúš', availability: 2, arrivesOn: '2026-12-21' }),
    { ...shirt, arrivesOn: '2026-11-24' },
  ]);

  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Prvý balík: utorok\u00a024.\u00a011.',
    'Druhý balík: pondelok\u00a021.\u00a012.',
    'Do objednávky sa nezapočíta',
    'Súhrn objednávky',
  ]);
  const gone = page.getByRole('region', { name: 'Do objednávky sa nezapočíta' });
  expect(within(gone).getByRole('listitem')).toHaveTextContent('Šaty');
});
