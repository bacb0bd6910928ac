import type { CountryCode, LaterItems } from '@odeta/contracts';
import type { Generated, GeneratedAlways } from 'kysely';

/** D13, R18. Fees of cash on delivery by the value of the parcel; `upTo` in minor units, `null` for the last tier. */
export interface FeeRule {
  tiers: { upTo: number | null; percent: number }[];
  /** In major units of `currency`. */
  minimum: { amount: number; currency: string } | null;
  taxPercent: number;
}

export interface CartTables {
  shippingMethod: {
    country: CountryCode;
    key: string;
    deliveryGroup: 'address' | 'pick-up';
    map: boolean;
    needsPhone: boolean;
    name: string;
    description: string;
    cost: number;
    days: number;
    /** `null`: the country's value. */
    dispatchUntil: number | null;
    /** Its parcels are collected from lockers without staff. */
    locker: boolean;
    /** For how many days a parcel can be collected; `null` if only the carrier knows. */
    keepDays: number | null;
    position: number;
    active: boolean;
  };
  paymentMethod: {
    country: CountryCode;
    key: string;
    name: string;
    description: string;
    provider: 'on-delivery' | 'online';
    position: number;
    active: boolean;
  };
  shippingPayment: {
    country: CountryCode;
    shipping: string;
    payment: string;
    fee: number | FeeRule;
    disabled: boolean;
  };
  cart: {
    id: GeneratedAlways<number>;
    sessionId: number | null;
    customerId: string | null;
    country: CountryCode;
    state: Generated<'open' | 'ordered'>;
    shipping: string | null;
    payment: string | null;
    shippingPostCode: Generated<string>;
    pointId: number | null;
    addressId: number | null;
    /** Whether the buyer chose the destination, even if it is the billing address. */
    destinationChosen: Generated<boolean>;
    discountCodeId: number | null;
    clubChecked: Generated<boolean>;
    laterItems: Generated<LaterItems>;
    repeated: Generated<boolean>;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  cartItem: {
    id: GeneratedAlways<number>;
    cartId: number;
    variantId: number;
    quantity: number;
    checked: Generated<boolean>;
    addedAt: Generated<Date>;
  };
  removedItem: {
    id: number;
    cartId: number;
    variantId: number;
    quantity: number;
    checked: boolean;
    addedAt: Date;
    removedAt: Generated<Date>;
    /** Pieces that the removal added to the buy-later list; `null` when the line was deleted. */
    saved: number | null;
  };
  wishlistShare: {
    token: string;
    sessionId: number;
    country: CountryCode;
    createdAt: Generated<Date>;
  };
  savedItem: {
    id: GeneratedAlways<number>;
    sessionId: number | null;
    customerId: string | null;
    country: CountryCode;
    variantId: number;
    quantity: number;
    savedAt: Generated<Date>;
  };
}
