import { addWish, type ProductCard, readMatching } from '@odeta/contracts';
import { answers, refuses, screen, waitFor } from '@odeta/storefront/testing';
import { accepted, openOrder, order } from '../../testing/open-order.tsx';

const card: ProductCard = {
  id: '7',
  catalogNumber: '204-118-07',
  url: '/p/sweter-w-paski',
  name: 'Sweter pasiasty',
  ...{ price: 129.99, pricePromo: null, priceOld: null, discountPercent: null },
  badge: null,
  picture: { path: 'jumper/front', alt: 'Sweter pasiasty' },
  colors: [],
  shownColor: 'oat',
  rating: null,
};

test('a placed order shows matching products (N1)', async () => {
  const { storefront, open } = await openOrder(accepted);
  const ordered = accepted.items[0]?.id;
  storefront.prepare(answers(readMatching, ({ variants }) => ({ products: variants === ordered ? [card] : [] })));
  await open();

  expect(await screen.findByRole('heading', { name: 'Może się przydać' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sweter pasiasty' })).toHaveAttribute('href', '/p/sweter-w-paski');
});

test('the heart of a matching product puts it on the wishlist (P14)', async () => {
  const { storefront, open } = await openOrder(accepted);
  const wish = { productId: '7', color: 'oat' };
  storefront.prepare(answers(readMatching, { products: [card] }));
  storefront.prepare(answers(addWish, { wishlist: [wish] }));
  const { user } = await open();

  await user.click(await screen.findByRole('button', { name: 'Ulubione: Sweter pasiasty', pressed: false }));

  expect(screen.getByRole('button', { name: 'Ulubione: Sweter pasiasty', pressed: true })).toBeVisible();
  expect(storefront.sent.at(-1)).toMatchObject({ path: addWish.path, payload: { ...wish, variantId: null } });
  expect(storefront.session.state.wishlistCount).toBe(1);
});

test('matching products are not shown if their request fails, and not requested for an unpaid order (N1)', async () => {
  const failed = await openOrder(accepted);
  failed.storefront.prepare(refuses(readMatching, { code: 'not-found', status: 404 }));
  await failed.open();
  await waitFor(() => expect(pathsOf(failed)).toContain(readMatching.path));
  expect(screen.queryByRole('heading', { name: 'Może się przydać' })).not.toBeInTheDocument();

  const unpaid = await openOrder(order);
  await unpaid.open();
  expect(pathsOf(unpaid)).not.toContain(readMatching.path);
});

const pathsOf = ({ storefront }: Awaited<ReturnType<typeof openOrder>>) => storefront.sent.map(({ path }) => path);
