import { countries } from '@odeta/contracts';
import { productOf, variantOf } from '../../testing/product.ts';
import { reviewOf, reviewsOf } from '../../testing/reviews.ts';
import { missingIn } from '../../testing/search-engines.ts';
import { productData } from './product-data.ts';

const { sk } = countries;
const offerOf = (part: Parameters<typeof productOf>[0]) => productData(productOf(part), sk).offers;

test('the structured data of a product is complete for search engines', () => {
  expect(missingIn(productData(productOf(), sk))).toEqual([]);
  expect(missingIn(productData(productOf({ rating: null, composition: [] }), sk))).toEqual([]);
});

test('the offer has the price that the page shows first, and the struck-through price', () => {
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
] as const)('availability %i is published as %s', (availability, expected) => {
  expect(offerOf({ variants: [variantOf('1', 'camel', 'size/36', { availability })] })).toMatchObject({
    availability: expected,
  });
});

test('the shipping rate is zero from the free delivery threshold on', () => {
  const offerAt = (pricePromo: number) => offerOf({ variants: [variantOf('1', 'camel', 'size/36', { pricePromo })] });

  expect(offerAt(88.99)).toMatchObject({ shippingDetails: { shippingRate: { value: 2.49, currency: 'EUR' } } });
  expect(offerAt(89)).toMatchObject({ shippingDetails: { shippingRate: { value: 0, currency: 'EUR' } } });
});

test('pictures are published as WebP files', () => {
  expect(productData(productOf(), sk).image).toEqual([
    '/media/coat-camel/front-480.webp',
    '/media/coat-camel/detail-480.webp',
  ]);
});

test('the latest reviews are included, with the average rating and the number of ratings', () => {
  const data = productData(productOf({ reviews: reviewsOf() }), sk);

  expect(missingIn(data)).toEqual([]);
  expect(data.aggregateRating).toMatchObject({ ratingValue: 4.6, ratingCount: 41 });
  expect(data.review).toHaveLength(3);
});

test('a product without customer reviews has no rating, even with demo reviews (P11)', () => {
  const demo = reviewsOf({ ofCustomers: null, latest: [reviewOf('1', { demo: true })] });

  for (const reviews of [null, demo]) {
    const data = productData(productOf({ reviews }), sk);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('review');
  }
});
