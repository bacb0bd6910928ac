import type { Product, ProductCard, Variant } from '@odeta/contracts';

/** A coat in two colours and three sizes: one size arrives later, the last one is sold out in camel. */
export const productOf = (part: Partial<Product> = {}): Product => ({
  id: '1',
  catalogNumber: '204-118-07',
  slug: 'vlneny-kabat',
  addresses: { pl: '/p/plaszcz', sk: '/p/vlneny-kabat' },
  name: 'Vlnený kabát',
  brand: 'ODETA',
  description: 'Dvojradový kabát po kolená.',
  breadcrumbs: [
    { name: 'Ženy', url: '/c/zeny' },
    { name: 'Vlnený kabát', url: '/p/vlneny-kabat' },
  ],
  badge: 'sale',
  colors: [colorOf('camel', 'béžová'), colorOf('ink', 'čierna')],
  sizes: ['size/36', 'size/38', 'size/40'],
  variants: [
    variantOf('11', 'camel', 'size/36'),
    variantOf('12', 'camel', 'size/38', { availability: 2, arrivesOn: '2026-12-21' }),
    variantOf('13', 'camel', 'size/40', { availability: 3, arrivesOn: null }),
    variantOf('21', 'ink', 'size/36', { pricePromo: null, priceOld: null, discountPercent: null }),
    variantOf('22', 'ink', 'size/38', { pricePromo: null, priceOld: null, discountPercent: null }),
    variantOf('23', 'ink', 'size/40', { pricePromo: null, priceOld: null, discountPercent: null }),
  ],
  composition: [{ material: 'vlna', percent: 60 }],
  care: 'Čistiť chemicky.',
  manufacturer: { name: 'ODETA s.r.o.', address: 'Bratislava', email: 'bezpecnost@odeta.example' },
  responsible: null,
  warnings: [],
  rating: { stars: 4.5, count: 41 },
  reviews: null,
  sizeTable: 'women',
  measures: {
    of: 'body',
    lines: [
      {
        name: 'Obvod hrudníka',
        direction: 'across',
        at: 0.3,
        from: 0.25,
        to: 0.75,
        values: { 'size/36': '84–87', 'size/38': '88–91' },
      },
    ],
  },
  delivery: {
    arrivesOn: '2026-11-24',
    orderUntil: { date: '2026-11-23', hour: 14 },
    costs: [
      { group: 'address', cost: 3.99 },
      { group: 'pick-up', cost: 2.49 },
    ],
    freeFrom: 89,
    returnDays: 100,
  },
  related: [],
  ...part,
});

const colorOf = (code: string, name: string) => ({
  code,
  name,
  hex: '#a5835a',
  goods: { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 },
  pictures: [
    { path: `coat-${code}/front`, alt: `Kabát, ${name}` },
    { path: `coat-${code}/detail`, alt: `Kabát, ${name}, detail` },
  ],
});

export const variantOf = (
  variantId: string,
  colorCode: string,
  size: string,
  part: Partial<Variant> = {},
): Variant => ({
  variantId,
  sku: `204-118-07-${colorCode}-${size.slice('size/'.length)}`,
  gtin: null,
  colorCode,
  size,
  availability: 1,
  piecesLeft: null,
  arrivesOn: '2026-11-24',
  price: 119.99,
  pricePromo: 89.99,
  priceOld: 119.99,
  discountPercent: 25,
  clubPrice: null,
  ...part,
});

export const cardOf = (id: string, part: Partial<ProductCard> = {}): ProductCard => ({
  id,
  catalogNumber: `204-118-${id}`,
  url: `/p/vyrobok-${id}`,
  name: `Výrobok ${id}`,
  price: 32.99,
  pricePromo: null,
  priceOld: null,
  discountPercent: null,
  badge: null,
  picture: { path: `coat-${id}/front`, alt: '' },
  colors: [],
  shownColor: '',
  rating: null,
  ...part,
});
