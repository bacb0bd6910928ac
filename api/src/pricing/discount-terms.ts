/** L2. A discount code with current data. */
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
  /** The only customer who may use it; `null`: everybody. */
  forCustomerId: string | null;
  /** Categories that it applies to, with their subcategories; `null`: all goods. */
  categoryIds: readonly number[] | null;
  fullPriceOnly: boolean;
}

/** L2. A voucher with its remaining amount in minor units. */
export interface Voucher {
  id: number;
  code: string;
  remaining: number;
  state: DiscountCodeTerms['state'];
  validFrom: string;
  validUntil: string | null;
  forCustomerId: string | null;
}
