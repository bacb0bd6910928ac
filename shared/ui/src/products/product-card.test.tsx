import type { ProductCard as ProductCardData } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { ProductCard } from './product-card.tsx';

const coat: ProductCardData = {
  id: '1',
  catalogNumber: '204-118-07',
  url: '/p/vlneny-kabat',
  name: 'Vlnený kabát',
  price: 119.99,
  pricePromo: 89.99,
  priceOld: 119.99,
  discountPercent: 25,
  badge: 'sale',
  picture: { path: 'coat-camel/front', alt: 'Kabát' },
  shownColor: 'camel',
  colors: [
    { code: 'camel', name: 'béžová', hex: '#a5835a' },
    { code: 'ink', name: 'čierna', hex: '#2d2c2f' },
  ],
  rating: { stars: 4.5, count: 41 },
};
const messages = {
  shell: {
    ui: {
      badge: { sale: '−{{percent}} %', new: 'Novinka', 'sold-out': 'Vypredané' },
      colors: 'Farby: {{count}}',
      stars: 'Hodnotenie {{stars}} z 5',
    },
  },
};
const render = (product: ProductCardData) =>
  renderInStorefront(<ProductCard product={product} sizes="25vw" />, {
    storefront: createTestStorefront({ messages }),
  });

test('the link of a card has the product name as its accessible name', async () => {
  await render(coat);
  expect(screen.getByRole('link', { name: 'Vlnený kabát' })).toHaveAttribute('href', '/p/vlneny-kabat');
});

test('a reduced product shows its discount in percent', async () => {
  await render(coat);
  expect(screen.getByText('−25 %')).toBeInTheDocument();
});

test('a new product shows the badge for new products', async () => {
  await render({ ...coat, badge: 'new' });
  expect(screen.getByText('Novinka')).toBeInTheDocument();
});

test('stars and colours have accessible names', async () => {
  await render(coat);
  expect(screen.getByRole('img', { name: 'Hodnotenie 4,5 z 5' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Farby: 2' })).toBeInTheDocument();
});

test('a product without reviews shows no stars', async () => {
  await render({ ...coat, rating: null });
  expect(screen.queryByRole('img', { name: /Hodnotenie/ })).not.toBeInTheDocument();
});
