/** L2. A discount code as the database knows it now. */
export interface DiscountCodeTerms {
  id: number;
  code: string;
  name: string;
  percent: number | null;
  /** Minor units. */
  amount: number | null;
  freeDelivery: boolean;
  minOrder: number;
  hidden: boolean;
  state: 'active' | 'used' | 'expired' | 'not-yet';
  /** YYYY-MM-DD */
  validFrom: string;
  validUntil: string | null;
  /** Whose it is; `null` for everybody's. */
  forCustomerId: string | null;
  /** Categories it is for, with all below them; `null` for all goods. */
  categoryIds: readonly number[] | null;
  fullPriceOnly: boolean;
}

/** L2. What is left of a voucher, in minor units. */
export interface Voucher {
  id: number;
  code: string;
  remaining: number;
  state: DiscountCodeTerms['state'];
  validFrom: string;
  validUntil: string | null;
  forCustomerId: string | null;
}
