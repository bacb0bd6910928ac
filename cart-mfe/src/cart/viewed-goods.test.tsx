import { readSearchStart } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import { ViewedGoods } from './viewed-goods.tsx';

const skirt = {
  ...{ id: '2', catalogNumber: '204-118-02', name: 'Sukňa', url: '/p/sukna', badge: null, rating: null },
  ...{ price: 31.99, pricePromo: null, priceOld: null, discountPercent: null },
  ...{ picture: { path: 'skirt-ink/front', alt: '' }, colors: [], shownColor: '' },
};

test('the recently viewed products are loaded and shown for an empty cart (I1, P11)', async () => {
  window.localStorage.setItem('lastViewed', JSON.stringify(['204-118-07']));
  const { default: cart } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { cart },
    api: [answers(readSearchStart, { popular: [], viewed: [skirt] })],
  });

  await renderInStorefront(<ViewedGoods />, { storefront });

  expect(await screen.findByRole('heading', { name: 'Naposledy ste si pozreli' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sukňa' })).toHaveAttribute('href', '/p/sukna');
  expect(storefront.sent.map(({ query }) => query)).toEqual([{ viewed: '204-118-07' }]);
  window.localStorage.clear();
});
