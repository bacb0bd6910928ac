import { addWish, readSearchStart } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { uiTexts } from '@odeta/ui/messages';
import { messages } from '../messages/index.ts';
import { ViewedGoods } from './viewed-goods.tsx';

const skirt = {
  ...{ id: '2', catalogNumber: '204-118-02', name: 'Sukňa', url: '/p/sukna', badge: null, rating: null },
  ...{ price: 31.99, pricePromo: null, priceOld: null, discountPercent: null },
  ...{ picture: { path: 'skirt-ink/front', alt: '' }, colors: [], shownColor: 'ink' },
};

async function openViewed(...api: ReturnType<typeof answers>[]) {
  window.localStorage.setItem('lastViewed', JSON.stringify(['204-118-07']));
  const { default: cart } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { cart },
    api: [answers(readSearchStart, { popular: [], viewed: [skirt] }), ...api],
  });
  const { user } = await renderInStorefront(<ViewedGoods />, { storefront });
  return { storefront, user };
}

afterEach(() => window.localStorage.clear());

test('the recently viewed products are loaded and shown for an empty cart (I1, P11)', async () => {
  const { storefront } = await openViewed();

  expect(await screen.findByRole('heading', { name: 'Naposledy ste si pozreli' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sukňa' })).toHaveAttribute('href', '/p/sukna');
  expect(storefront.sent.map(({ query }) => query)).toEqual([{ viewed: '204-118-07' }]);
});

test('the heart of a product below an empty cart puts it on the wishlist, and the header counts it (P14)', async () => {
  const wish = { productId: '2', color: 'ink' };
  const { storefront, user } = await openViewed(answers(addWish, { wishlist: [wish] }));

  await user.click(await screen.findByRole('button', { name: 'Obľúbené: Sukňa', pressed: false }));

  expect(screen.getByRole('button', { name: 'Obľúbené: Sukňa', pressed: true })).toBeVisible();
  expect(storefront.sent.at(-1)).toMatchObject({ path: addWish.path, payload: { ...wish, variantId: null } });
  expect(storefront.session.state.wishlistCount).toBe(1);
});

test('below the empty cart of somebody who has viewed nothing is what the country buys (I1, P11)', async () => {
  const api = [answers(readSearchStart, { popular: [], viewed: [], liked: [skirt] })];
  const storefront = createTestStorefront({ messages: { shell: { ui: await uiTexts('sk') } }, api });
  await renderInStorefront(<ViewedGoods />, { storefront });

  expect(await screen.findByRole('heading', { name: 'Najčastejšie kupované' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sukňa' })).toHaveAttribute('href', '/p/sukna');
});
