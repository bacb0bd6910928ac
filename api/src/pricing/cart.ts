import { isCounted, type LaterItems } from '@odeta/contracts';
import { availabilityOf, type Pieces } from './availability.ts';
import type { ClubMember } from './club.ts';
import type { DiscountCodeTerms, Voucher } from './discount-terms.ts';

/** A line of the cart as the database knows it now. Money is minor units of one piece. */
export interface CartLine extends Pieces {
  entryId: number;
  variantId: number;
  productId: number;
  productColorId: number;
  catalogNumber: string;
  categoryId: number;
  name: string;
  slug: string;
  color: string;
  size: string;
  picture: string;
  quantity: number;
  checked: boolean;
  price: number;
  pricePromo: number | null;
  priceOld: number | null;
}

/** The chosen pick-up point as it is now. */
export interface CartPoint {
  /** J9: `{pointId}#{shipping}`. */
  key: string;
  shipping: string;
  isOpen: boolean;
  payCash: boolean;
  payCard: boolean;
  payOnline: boolean;
}

/** A visitor's cart in a country: the cart itself is made with the first line. */
export interface Cart {
  cartId: number | null;
  customerId: string | null;
  shipping: string | null;
  payment: string | null;
  pointId: number | null;
  /** `null` while none is chosen. */
  point: CartPoint | null;
  laterItems: LaterItems;
  /** Delivery and payment were filled in as the customer ordered last. */
  repeated: boolean;
  code: DiscountCodeTerms | null;
  vouchers: readonly Voucher[];
  club: ClubMember;
  /** I9. Items that are kept for later. */
  savedCount: number;
  /** J2. Its customer has an account, and an order that counts in this country. */
  hasOrdered: boolean;
  lines: readonly CartLine[];
}

export const emptyCart: Cart = {
  cartId: null,
  customerId: null,
  shipping: null,
  payment: null,
  pointId: null,
  point: null,
  laterItems: 'together',
  repeated: false,
  code: null,
  vouchers: [],
  club: { hasAccount: false, pending: false, checked: false, until: null, days: null },
  savedCount: 0,
  hasOrdered: false,
  lines: [],
};

/** I3. Ticked and to be had: only these are paid for. */
export const isPaidFor = (line: CartLine): boolean =>
  isCounted({ checked: line.checked, availability: availabilityOf(line) });

/** What one piece costs now. */
export const pricePaid = ({ price, pricePromo }: Pick<CartLine, 'price' | 'pricePromo'>): number => pricePromo ?? price;

/** What a list of lines costs. */
export const goodsValue = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * pricePaid(line), 0);
