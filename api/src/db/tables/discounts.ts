import type { CountryCode } from '@odeta/contracts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface DiscountTables {
  discountCode: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    code: string;
    name: string;
    percent: number | null;
    amount: number | null;
    freeDelivery: boolean;
    minOrder: number;
    /** YYYY-MM-DD, like all dates here. */
    validFrom: string;
    validUntil: string | null;
    maxUses: number | null;
    uses: Generated<number>;
    /** The only customer who may use it; `null`: everybody. */
    customerId: Generated<string | null>;
    hidden: boolean;
    categoryIds: number[] | null;
    fullPriceOnly: boolean;
  };
  /** Public codes that a customer has stored for a later order. */
  keptCode: {
    customerId: string;
    codeId: number;
    keptAt: Generated<Date>;
  };
  discountUse: { orderId: string; codeId: number; released: Generated<boolean> };
  voucher: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    code: string;
    customerId: Generated<string | null>;
    value: number;
    remaining: number;
    validFrom: string;
    validUntil: string | null;
  };
  voucherUse: { voucherId: number; orderId: string; amount: number; released: Generated<boolean> };
  cartVoucher: { cartId: number; voucherId: number };
  club: {
    country: CountryCode;
    name: string;
    percent: number;
    months: number;
    fee: number;
    renewDays: number;
    active: boolean;
  };
  clubMembership: {
    id: GeneratedAlways<number>;
    customerId: string;
    /** Both are `null` until the order with the membership is paid or delivered. */
    validFrom: string | null;
    validUntil: string | null;
    months: Generated<number | null>;
    fee: number;
    orderId: string | null;
  };
}
