import { countries } from '@odeta/contracts';
import { productOf, variantOf } from '../../testing/product.ts';
import { reviewOf, reviewsOf } from '../../testing/reviews.ts';
import { missingIn } from '../../testing/search-engines.ts';
import { productData } from './product-data.ts';

const { sk } = countries;
const offerOf = (part: Parameters<typeof productOf>[0]) => productData(productOf(part), sk).offers;

test('a search engine misses nothing of a product', () => {
  expect(missingIn(productData(productOf(), sk))).toEqual([]);
  expect(missingIn(productData(productOf({ rating: null, composition: [] }), sk))).toEqual([]);
});

test('a product is offered at the price that its page opens with, and says which one is struck', () => {
  expect(offerOf({})).toMatchObject({
    price: 89.99,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: { price: 119.99, priceType: 'https://schema.org/StrikethroughPrice' },
  });
  expect(offerOf({ variants: [variantOf('1', 'ink', 'size/36', { pricePromo: null, priceOld: null })] })).toMatchObject(
    {
      price: 119.99,
    },
  );
});

test.each([
  [2, 'https://schema.org/BackOrder'],
  [3, 'https://schema.org/OutOfStock'],
] as const)('availability %i is %s', (availability, expected) => {
  expect(offerOf({ variants: [variantOf('1', 'camel', 'size/36', { availability })] })).toMatchObject({
    availability: expected,
  });
});

test('delivery costs what the page says: nothing from the amount on at which it is free', () => {
  const offerAt = (pricePromo: number) => offerOf({ variants: [variantOf('1', 'camel', 'size/36', { pricePromo })] });

  expect(offerAt(88.99)).toMatchObject({ shippingDetails: { shippingRate: { value: 2.49, currency: 'EUR' } } });
  expect(offerAt(89)).toMatchObject({ shippingDetails: { shippingRate: { value: 0, currency: 'EUR' } } });
});

test('pictures are files that everybody can fetch', () => {
  expect(productData(productOf(), sk).image).toEqual([
    '/media/coat-camel/front-480.webp',
    '/media/coat-camel/detail-480.webp',
  ]);
});

test('the latest reviews come with who gave how many stars', () => {
  const data = productData(productOf({ reviews: reviewsOf() }), sk);

  expect(missingIn(data)).toEqual([]);
  expect(data.aggregateRating).toMatchObject({ ratingValue: 4.6, ratingCount: 41 });
  expect(data.review).toHaveLength(3);
});

test('a product that no customer has reviewed claims no rating, whatever the demonstration says (P11)', () => {
  const demo = reviewsOf({ ofCustomers: null, latest: [reviewOf('1', { demo: true })] });

  for (const reviews of [null, demo]) {
    const data = productData(productOf({ reviews }), sk);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('review');
  }
});
