import type { Color, ProductCard } from '@odeta/contracts';
import type { Texts } from '../entry.ts';

/** An amount in euros in the country's currency, at a rough rate for samples. */
export const moneyOf = (t: Texts, euros: number) => Number((euros * Number(t('rate'))).toFixed(2));

export const colorsOf = (t: Texts): Color[] => [
  { code: 'camel', name: t('products.camel'), hex: '#a5835a' },
  { code: 'oat', name: t('products.oat'), hex: '#c9bca4' },
  { code: 'ink', name: t('products.ink'), hex: '#2d2c2f' },
];

export const productOf = (t: Texts): ProductCard => ({
  id: 'coat',
  catalogNumber: 'coat',
  url: '#product-card',
  name: t('products.coat'),
  price: moneyOf(t, 119.99),
  pricePromo: moneyOf(t, 89.99),
  priceOld: moneyOf(t, 119.99),
  discountPercent: 25,
  badge: 'sale',
  picture: { path: 'belted-coat-camel/front', alt: t('products.coat-picture') },
  shownColor: 'camel',
  colors: colorsOf(t),
  rating: { stars: 4.5, count: 41 },
});

/** Eight different products for lists. */
export const productsOf = (t: Texts): ProductCard[] =>
  [
    'belted-coat-camel',
    'breton-tee-navy',
    'overcoat-navy',
    'rib-jumper-oat',
    'raincoat-mustard',
    'breton-tee-rust',
    'belted-coat-slate',
    'rib-jumper-wine',
  ].map((folder, index) => ({
    ...productOf(t),
    id: folder,
    name: index % 2 === 0 ? t('products.coat') : t('products.sweater'),
    picture: {
      path: `${folder}/front`,
      alt: index % 2 === 0 ? t('products.coat-picture') : t('products.sweater-picture'),
    },
  }));
