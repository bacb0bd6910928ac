import type { CartItem } from '../checkout/cart-item.ts';
import type { CheckoutInit } from '../checkout/checkout-init.ts';
import type { DeliveryMethod } from '../checkout/delivery-method.ts';
import type { DiscountCode } from '../checkout/discount-code.ts';
import type { CartAnswer } from '../checkout/items.ts';
import type { ShippingPoint } from '../checkout/shipping-points.ts';
import type { FreeDelivery, Summary } from '../checkout/summary.ts';
import { guestOf } from './customer-data.ts';

/** A line of a cart; a test overrides the fields that it is about. */
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
  paymentFee: 0,
  fixedShippingCost: 2.49,
  selectedShippingCost: null,
  ...{ clubFee: 0, cashRounding: 0 },
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

/** The server's response to a change of the cart. */
export const cartAnswerOf = (cartItems: CartItem[], parts: Partial<CartAnswer> = {}): CartAnswer => ({
  cartItems,
  summary: summaryOf(),
  freeDelivery: freeDeliveryOf(),
  discountCode: null,
  vouchers: [],
  ...parts,
});

/** A discount code for 15 % off. */
export const discountCodeOf = (parts: Partial<DiscountCode> = {}): DiscountCode => ({
  id: '1',
  name: 'SVETER15',
  state: 'active',
  percent: 15,
  amount: null,
  freeDelivery: false,
  minOrder: 0,
  validUntil: null,
  remainingDays: null,
  message: null,
  ...parts,
});

const paymentOf = (key: string, name: string, cost: number) => ({
  key,
  name,
  description: '',
  cost,
  disabled: false,
  order: 1,
});

/** A delivery to an address, with card payment or cash on delivery. */
export const deliveryMethodOf = (parts: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  key: 'courier',
  group: 'address',
  map: false,
  name: 'Kuriér na adresu',
  description: 'DPD',
  cost: 3.99,
  arrivesOn: '2026-11-24',
  firstArrivesOn: null,
  phoneRequired: false,
  payments: [paymentOf('card', 'Platba kartou', 3.99), paymentOf('cod', 'Dobierka', 5.19)],
  ...parts,
});

/** A parcel locker that is always open and needs payment in advance. */
export const shippingPointOf = (parts: Partial<ShippingPoint> = {}): ShippingPoint => ({
  id: 'SK1#balikobox',
  shipping: 'balikobox',
  type: null,
  name: 'BalíkoBOX Račianska',
  street: 'Račianska 12',
  postCode: '831 04',
  city: 'Bratislava',
  phone: null,
  latitude: 48.16,
  longitude: 17.12,
  alwaysOpen: true,
  openingHours: [],
  acceptedPayment: { cash: false, card: false, online: true },
  disabled: false,
  distance: 350,
  ...parts,
});

const agreementOf = (type: CheckoutInit['agreements'][number]['type'], required: boolean) => ({
  type,
  value: false,
  active: true,
  required,
  text: `${type} <a href="/pomoc/">text</a>`,
  subText: '',
  version: '1',
  acceptedBefore: false,
});

/** A checkout with one shirt, courier and post, and two consents. */
export const checkoutInitOf = (parts: Partial<CheckoutInit> = {}): CheckoutInit => ({
  redirect: null,
  cartItems: [cartItemOf()],
  summary: summaryOf(),
  discountCode: null,
  vouchers: [],
  freeDelivery: freeDeliveryOf(),
  shippingAddress: [],
  shippingPoint: [],
  shippingPayment: [deliveryMethodOf(), deliveryMethodOf({ key: 'post', name: 'Pošta na adresu' })],
  shippingAddressId: null,
  shippingPointId: null,
  ...{ payment: null, shipping: null, laterItems: 'together', lastOrder: null },
  ...{ customer: guestOf(), wallets: [], savesMeans: false, findsCompanies: false },
  agreements: [agreementOf('regulationsAgreement', true), agreementOf('newsletterAgreement', false)],
  customerAvailableAgreements: [{ type: 'newsletterAgreement', checked: false }],
  club: null,
  hurraTagManager: {},
  recaptcha: { siteKey: null },
  userCodes: { count: 0, codes: [] },
  shippingPointsConfig: {
    defaultCity: 'Bratislava',
    operators: [
      { shipping: 'balikobox', name: 'BalíkoBOX' },
      { shipping: 'post_office', name: 'Pošta' },
    ],
    payments: { card: ['online'], cod: ['cash', 'card'] },
    bounds: { west: 16.8, south: 47.7, east: 22.6, north: 49.7 },
    mapboxToken: null,
  },
  validationPatterns: {
    city: String.raw`^[\p{L}\d ]+$`,
    'client-name': String.raw`^[\p{L} ]+$`,
    'client-surname': String.raw`^[\p{L} ]+$`,
    street: String.raw`^[\p{L}\d ]+$`,
    phone: { min: 9, max: 9, pattern: String.raw`^\d{9}$` },
  },
  emailExceptions: '@mailinator.com|@yopmail.com',
  orderRecapHandledErrors: [],
  ...parts,
});

/** A challenge whose second attempt is the solution (M9). */
export const easyBotChallenge = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      expiresAt: 4_070_908_800,
      keyLength: 32,
      keyPrefix: '3df5b823374f595b9247e70fd38b9203',
      keySignature: '4fca50fdc587f4fea1c017c750a119dc70fa92fea057014f02e9b4e1938f637d',
      nonce: '09f667a4bdc78d81a7f29c67ea5fd6f5',
      salt: 'dede4bf5f2ca28fc2c5fa5e12cc5d812',
    },
    signature: 'c436dbf9f326e36fdfd2f51666daa0f76f9c82a6c1d2b7b8c372ab19aeea4aab',
  },
};
