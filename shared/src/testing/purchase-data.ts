import type { CartItem } from '../contracts/checkout/cart-item.ts';
import type { FreeDelivery, Summary } from '../contracts/checkout/summary.ts';

/** A line of a cart for a test, which says what the test is about. */
export const cartItemOf = (parts: Partial<CartItem> = {}): CartItem => ({
  entryId: '1',
  id: '11',
  catalogNumber: 'OD-1',
  itemOptionId: '11',
  itemId: '1',
  name: 'Pruhované tričko',
  checked: true,
  availability: 1,
  quantity: 1,
  price: 12.99,
  priceOld: null,
  pricePromo: null,
  color: { name: 'Modrá' },
  size: { name: 'size/38' },
  categoryId: '1',
  categoryName: 'Tričká',
  promoCodeName: null,
  unitStyleId: '1',
  unitSizeId: '38',
  url: '/p/pruhovane-tricko/',
  picture: { path: 'tee/front', alt: 'Pruhované tričko' },
  piecesLeft: null,
  maxQuantity: 20,
  arrivesOn: '2026-11-24',
  ...parts,
});

export const summaryOf = (parts: Partial<Summary> = {}): Summary => ({
  itemsValue: 12.99,
  clubDiscount: 0,
  discountCodeCost: 0,
  voucherDiscount: 0,
  shippingCost: 0,
  fixedShippingCost: 2.49,
  selectedShippingCost: null,
  clubFee: 0,
  total: 12.99,
  conditionalClubFee: null,
  freeDelivery: false,
  ...parts,
});

export const freeDeliveryOf = (parts: Partial<FreeDelivery> = {}): FreeDelivery => ({
  reached: false,
  from: 89,
  missing: 76.01,
  ...parts,
});
