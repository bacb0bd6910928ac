import type { CartLine } from '../../src/pricing/cart.ts';
import type { DiscountCodeTerms, Voucher } from '../../src/pricing/discount-terms.ts';
import { createCategoryTree } from '../../src/settings/category-tree.ts';
import type { CountrySettings } from '../../src/settings/settings.ts';

const payments = [
  { key: 'card', name: 'Card', description: '', provider: 'online', fee: 0, disabled: true },
  { key: 'cod', name: 'Cash', description: '', provider: 'on-delivery', fee: 120, disabled: false },
] as const;
const method = { group: 'address', map: false, needsPhone: false, description: '', days: 1, payments } as const;
export const shop = {
  code: 'sk',
  currency: 'EUR',
  exchangeRates: {},
  freeDeliveryFrom: 8900,
  club: { name: 'Club', percent: 10, months: 6, fee: 599, renewDays: 30 },
  categories: createCategoryTree([
    { id: 1, key: 'category-1', parentId: null, name: 'Women', slug: 'women', description: '' },
    { id: 2, key: 'category-2', parentId: 1, name: 'Coats', slug: 'coats', description: '' },
    { id: 3, key: 'category-3', parentId: null, name: 'Home', slug: 'home', description: '' },
  ]),
  methods: [
    { ...method, key: 'courier', name: 'Courier', cost: 399 },
    { ...method, key: 'post', name: 'Post', cost: 299 },
  ],
} as unknown as CountrySettings;

/** A line with one piece for 10.00. */
export const line = (some: Partial<CartLine>): CartLine => ({
  entryId: 1,
  variantId: 1,
  productId: 1,
  productColorId: 1,
  catalogNumber: 'A',
  categoryId: 1,
  name: 'A',
  slug: 'a',
  color: 'ink',
  size: 'm',
  picture: 'a/front',
  quantity: 1,
  checked: true,
  price: 1000,
  pricePromo: null,
  priceOld: null,
  active: true,
  onHand: 100,
  incoming: 0,
  backInStock: false,
  ...some,
});
/** A code for 10 %. */
export const code = (some: Partial<DiscountCodeTerms>): DiscountCodeTerms => ({
  id: 1,
  code: 'TEN',
  name: 'TEN',
  percent: 10,
  amount: null,
  freeDelivery: false,
  minOrder: 0,
  hidden: false,
  state: 'active',
  validFrom: '2026-01-01',
  validUntil: null,
  forCustomerId: null,
  categoryIds: null,
  fullPriceOnly: false,
  ...some,
});
/** A voucher of 3.00. */
export const voucher = (some: Partial<Voucher>): Voucher => ({
  id: 1,
  code: 'GIFT',
  remaining: 300,
  state: 'active',
  validFrom: '2026-01-01',
  validUntil: null,
  forCustomerId: null,
  ...some,
});
export const joining = { hasAccount: true, pending: false, checked: true, until: null, days: null };
