import { countries, type StructuredData, type Variant } from '@odeta/contracts';
import { productOf, variantOf } from '../../testing/product.ts';
import { reviewOf, reviewsOf } from '../../testing/reviews.ts';
import { missingIn } from '../../testing/search-engines.ts';
import { productData } from './product-data.ts';

const { sk } = countries;
/** The whole group, read as search engines read it. */
const groupOf = (part: Parameters<typeof productOf>[0] = {}) => productData(productOf(part), sk);
const variantsOf = (part: Parameters<typeof productOf>[0] = {}) => groupOf(part).hasVariant as StructuredData[];
/** The offer of a product in one variant. */
const offerOf = (part: Partial<Variant>) =>
  groupOf({
    colors: productOf().colors.slice(0, 1),
    sizes: ['size/36'],
    variants: [variantOf('1', 'camel', 'size/36', part)],
  }).offers;

test('the structured data of a product is complete for search engines', () => {
  expect(missingIn(groupOf())).toEqual([]);
  expect(missingIn(groupOf({ rating: null, composition: [] }))).toEqual([]);
});

test('a product is a group of its variants, each with its own number, colour, size, pictures and address', () => {
  const data = groupOf();
  const [first, ...others] = variantsOf();

  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '204-118-07',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
  });
  expect(first).toMatchObject({
    ...{
      '@type': 'Product',
      name: 'Vlnený kabát, béžová, 36',
      sku: '204-118-07-camel-36',
      color: 'béžová',
      size: '36',
    },
    image: ['/media/coat-camel/front-480.webp', '/media/coat-camel/detail-480.webp'],
    offers: { url: '/p/vlneny-kabat?color=camel&size=36' },
  });
  expect(others).toHaveLength(5);
});

test('what all variants share stands once, and is referred to', () => {
  const offers = variantsOf().map((variant) => variant.offers as Record<string, object>);
  const whole = (name: string) => offers.filter((offer) => '@type' in (offer[name] ?? {}));

  expect(whole('hasMerchantReturnPolicy')).toHaveLength(1);
  // Delivered for a fee, and free of charge.
  expect(whole('shippingDetails')).toHaveLength(1 + Number(offers.some(({ price }) => Number(price) < 89)));
  expect(missingIn(offers.map(({ shippingDetails }) => shippingDetails))).toEqual([]);
});

test('goods in one variant are a product of their own, with the number of their maker if they have one', () => {
  const part = { colors: productOf().colors.slice(0, 1), sizes: ['size/one'] };
  const data = groupOf({ ...part, variants: [variantOf('1', 'camel', 'size/one', { gtin: '4006381333931' })] });

  expect(data).toMatchObject({ '@type': 'Product', name: 'Vlnený kabát', gtin: '4006381333931' });
  expect(data).not.toHaveProperty('size');
  expect(data.offers).toMatchObject({ url: '/p/vlneny-kabat?color=camel' });
  expect(missingIn(data)).toEqual([]);
});

test('each offer has the price to pay, and the struck-through price', () => {
  expect(offerOf({})).toMatchObject({
    price: 89.99,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: { price: 119.99, priceType: 'https://schema.org/StrikethroughPrice' },
  });
  expect(offerOf({ pricePromo: null, priceOld: null })).toMatchObject({ price: 119.99 });
  expect(offerOf({ pricePromo: null, priceOld: null })).not.toHaveProperty('priceSpecification');
});

test.each([
  [2, 'https://schema.org/BackOrder'],
  [3, 'https://schema.org/OutOfStock'],
] as const)('availability %i is published as %s', (availability, expected) => {
  expect(offerOf({ availability })).toMatchObject({ availability: expected });
});

test('the shipping rate is zero from the free delivery threshold on', () => {
  expect(offerOf({ pricePromo: 88.99 })).toMatchObject({
    shippingDetails: { shippingRate: { value: 2.49, currency: 'EUR' } },
  });
  expect(offerOf({ pricePromo: 89 })).toMatchObject({
    shippingDetails: { shippingRate: { value: 0, currency: 'EUR' } },
  });
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
