import type { ProductCard as ProductCardData } from '@odeta/contracts';
import { Picture, Price } from '@odeta/ui';
import { AvailabilityLine, Badge, Breadcrumbs, ColorDots, ProductCard, Stars } from '@odeta/ui/products';
import type { Entry, Texts } from '../entry.ts';
import { colorsOf, moneyOf, productOf } from '../samples/products.ts';

const SIZES = '280px';
const card = (change: Partial<ProductCardData> = {}) =>
  function Card(t: Texts) {
    return <ProductCard product={{ ...productOf(t), ...change }} sizes={SIZES} />;
  };

/** Components that show products. */
export const products: readonly Entry[] = [
  {
    name: 'Price',
    entryPoint: '@odeta/ui',
    cases: {
      regular: (t) => <Price price={moneyOf(t, 94.99)} />,
      'reduced, with the lowest price of 30 days': (t) => (
        <Price price={moneyOf(t, 119.99)} pricePromo={moneyOf(t, 89.99)} priceOld={moneyOf(t, 109.99)} />
      ),
      'reduced, short': (t) => (
        <Price price={moneyOf(t, 119.99)} pricePromo={moneyOf(t, 89.99)} priceOld={moneyOf(t, 109.99)} short />
      ),
      'reduced, large': (t) => (
        <Price price={moneyOf(t, 119.99)} pricePromo={moneyOf(t, 89.99)} priceOld={moneyOf(t, 109.99)} large />
      ),
      'the cheapest of several': (t) => <Price price={moneyOf(t, 2.49)} from />,
      'nothing to pay': () => <Price price={0} />,
      'in thousands': () => <Price price={12990} />,
    },
  },
  {
    name: 'Badge',
    entryPoint: '@odeta/ui/products',
    cases: {
      sale: () => <Badge kind="sale">−25 %</Badge>,
      paper: (t) => <Badge>{t('products.none')}</Badge>,
      quiet: (t) => <Badge kind="quiet">{t('products.none')}</Badge>,
      success: (t) => <Badge kind="success">{t('products.paid')}</Badge>,
      warning: (t) => <Badge kind="warning">{t('products.waiting')}</Badge>,
      danger: (t) => <Badge kind="danger">{t('products.cancelled')}</Badge>,
    },
  },
  {
    name: 'Stars',
    entryPoint: '@odeta/ui/products',
    cases: {
      five: () => <Stars stars={5} />,
      'four and a half': () => <Stars stars={4.5} />,
      three: () => <Stars stars={3} />,
      'half of one': () => <Stars stars={0.5} />,
      large: () => <Stars stars={4.5} large />,
    },
  },
  {
    name: 'Colour dots',
    entryPoint: '@odeta/ui/products',
    cases: { three: (t) => <ColorDots colors={colorsOf(t)} /> },
  },
  {
    name: 'Availability line',
    entryPoint: '@odeta/ui/products',
    cases: {
      now: (t) => <AvailabilityLine state="now">{t('products.in-stock')}</AvailabilityLine>,
      later: (t) => <AvailabilityLine state="later">{t('products.later')}</AvailabilityLine>,
      none: (t) => <AvailabilityLine state="none">{t('products.none')}</AvailabilityLine>,
    },
  },
  {
    name: 'Breadcrumbs',
    entryPoint: '@odeta/ui/products',
    wide: true,
    cases: {
      'to this page': (t) => (
        <Breadcrumbs
          path={[
            { name: t('products.women'), url: '#women' },
            { name: t('products.coats'), url: '#coats' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Picture',
    entryPoint: '@odeta/ui',
    fills: true,
    cases: {
      lazy: (t) => <Picture picture={productOf(t).picture} sizes={SIZES} />,
      eager: (t) => <Picture picture={productOf(t).picture} sizes={SIZES} loading="eager" />,
      'a cut-out': (t) => (
        <Picture picture={{ ...productOf(t).picture, path: 'belted-coat-camel/cutout' }} sizes={SIZES} />
      ),
      'cannot be had': (t) => (
        <Picture picture={{ path: 'missing/front', alt: t('products.coat-picture') }} sizes={SIZES} />
      ),
    },
  },
  {
    name: 'Product card',
    entryPoint: '@odeta/ui/products',
    fills: true,
    cases: {
      reduced: card(),
      new: card({ pricePromo: null, priceOld: null, discountPercent: null, badge: 'new' }),
      'sold out, without reviews': card({
        pricePromo: null,
        priceOld: null,
        badge: 'sold-out',
        rating: null,
        colors: [],
      }),
    },
  },
];
