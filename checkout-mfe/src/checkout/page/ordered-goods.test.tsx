import { changeQuantity, readCheckoutInit } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, checkoutInitOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { OrderedGoods } from './ordered-goods.tsx';

const item = (id: string, parts: Parameters<typeof cartItemOf>[0] = {}) =>
  cartItemOf({ id, entryId: id, name: `Tovar ${id}`, ...parts });

async function openGoods(cartItems: ReturnType<typeof item>[]) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf({ cartItems })),
      answers(changeQuantity, cartAnswerOf(cartItems.map((one) => ({ ...one, quantity: one.maxQuantity })))),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  return renderInStorefront(<OrderedGoods />, { storefront, url: '/checkout' });
}

test('four articles are shown; the others can be opened and scrolled by keys', async () => {
  const page = await openGoods(['1', '2', '3', '4', '5', '6'].map((id) => item(id)));

  const folded = page.getByText('Ďalšie položky: 2', { selector: 'summary' });
  expect(within(page.getByRole('list', { name: 'Vaša objednávka' })).getAllByRole('listitem')).toHaveLength(4);
  expect(folded.closest('details')).not.toHaveAttribute('open');
  await page.user.click(folded);

  const rest = page.getByRole('region', { name: 'Ďalšie položky: 2' });
  expect(rest).toHaveAttribute('tabindex', '0');
  expect(within(rest).getByText('Tovar 6')).toBeVisible();
});

test('a sold-out article stands under what does not go into the order, never under what is in stock', async () => {
  const page = await openGoods([item('1', { availability: 3 }), item('2')]);

  expect(page.getByRole('list', { name: 'Do objednávky sa nezapočíta' })).toHaveTextContent('Tovar 1');
  expect(page.getByRole('list', { name: 'Skladom' })).toHaveTextContent('Tovar 2');
  expect(page.getByRole('list', { name: 'Skladom' })).not.toHaveTextContent('Tovar 1');
});

test('the only article, if it is sold out, says so in its heading', async () => {
  const page = await openGoods([item('1', { availability: 3 })]);

  expect(page.getByRole('heading')).toHaveTextContent('Do objednávky sa nezapočíta');
});

test('more pieces than are in stock are mended with one press', async () => {
  const page = await openGoods([item('1', { quantity: 5, maxQuantity: 2 })]);

  expect(page.getByText(/zostáva 2 ks/)).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Zmeniť na 2 ks: Tovar 1' }));

  expect(page.storefront.sent.find(({ path }) => path === changeQuantity.path)?.payload).toEqual({
    cartEntryId: '1',
    quantity: 2,
  });
});
