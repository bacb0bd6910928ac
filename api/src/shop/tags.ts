import type { CartInit } from '@odeta/shared/contracts';
import { availabilityOf } from './availability.ts';
import { type Basket, pricePaid } from './basket.ts';
import { customerHashOf } from './customer-hash.ts';
import { toMajor } from './money.ts';
import type { CountrySettings } from './settings.ts';
import type { Bill } from './summary.ts';

interface Tagged {
  basket: Basket;
  bill: Bill;
  shop: CountrySettings;
  secret: string;
}

/** N2. What the marketing tags are told of a cart; sold-out goods are left out (I6). */
export function tagsOf({ basket, bill, shop, secret }: Tagged): CartInit['hurraTagManager'] {
  return {
    uniqueUserId: basket.customerId ? customerHashOf(secret, basket.customerId) : null,
    promoCode: bill.code?.name ?? null,
    currency: shop.currency,
    orderedItems: basket.lines
      .filter((line) => availabilityOf(line) !== 3)
      .map((line) => ({ id: line.catalogNumber, quantity: line.quantity, price: toMajor(shop.code, pricePaid(line)) })),
  };
}
