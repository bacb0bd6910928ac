import { isCounted, type LaterItems } from '@odeta/contracts';
import { availabilityOf, type Pieces } from './availability.ts';
import type { ClubMember } from './club.ts';
import type { DiscountCodeTerms, Voucher } from './discount-terms.ts';

/** A line of the cart with current data. Money in minor units per piece. */
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

/** The chosen pick-up point with current data. */
export interface CartPoint {
  /** J9: `{pointId}#{shipping}`. */
  key: string;
  shipping: string;
  isOpen: boolean;
  payCash: boolean;
  payCard: boolean;
  payOnline: boolean;
}

/** A visitor's cart in a country; `cartId` is `null` until the first line is added. */
export interface Cart {
  cartId: number | null;
  customerId: string | null;
  shipping: string | null;
  payment: string | null;
  pointId: number | null;
  /** `null` until one is chosen. */
  point: CartPoint | null;
  laterItems: LaterItems;
  /** Delivery and payment were filled in from the customer's last order. */
  repeated: boolean;
  code: DiscountCodeTerms | null;
  vouchers: readonly Voucher[];
  club: ClubMember;
  /** I9. Number of items on the buy-later list. */
  savedCount: number;
  /** J2. The customer has an account, and a placed order in this country. */
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
  laterItems: 'separately',
  repeated: false,
  code: null,
  vouchers: [],
  club: { hasAccount: false, pending: false, checked: false, until: null, days: null },
  savedCount: 0,
  hasOrdered: false,
  lines: [],
};

/** I3. Ticked and available: only these are paid for. */
export const isPaidFor = (line: CartLine): boolean =>
  isCounted({ checked: line.checked, availability: availabilityOf(line) });

export const pricePaid = ({ price, pricePromo }: Pick<CartLine, 'price' | 'pricePromo'>): number => pricePromo ?? price;

export const goodsValue = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * pricePaid(line), 0);
