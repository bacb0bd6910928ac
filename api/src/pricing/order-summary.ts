import type { CountryCode, Summary } from '@odeta/contracts';
import { columns, type RowOf } from '../db/columns.ts';
import { toMajor, toMinor } from './money.ts';

/** What an order's summary is made of. */
export const orderSumColumns = columns(
  'shopOrder as o',
  'itemsValue',
  'clubDiscount',
  'discountCodeCost',
  'voucherDiscount',
  'clubFee',
  'shippingCost',
  'cashRounding',
  'total',
  'summary',
);

type OrderSums = RowOf<typeof orderSumColumns>;

/** The summary of a stored order: amounts are those of its columns, whatever its document says about them. */
export function orderSummary(country: CountryCode, { summary, ...sums }: OrderSums): Summary {
  const major = (minor: number) => toMajor(country, minor);
  const { fixedShippingCost, selectedShippingCost, conditionalClubFee, freeDelivery } = summary;
  return {
    itemsValue: major(sums.itemsValue),
    clubDiscount: major(sums.clubDiscount),
    discountCodeCost: major(sums.discountCodeCost),
    voucherDiscount: major(sums.voucherDiscount),
    shippingCost: major(sums.shippingCost),
    paymentFee: summary.paymentFee ?? 0,
    clubFee: major(sums.clubFee),
    cashRounding: major(sums.cashRounding ?? 0),
    total: major(sums.total),
    ...{ fixedShippingCost, selectedShippingCost, conditionalClubFee, freeDelivery },
  };
}

/** The part of `shippingCost` that the payment added, in minor units; 0 for orders that are older than this part. */
export const paymentFeeOf = (country: CountryCode, { summary }: Pick<OrderSums, 'summary'>): number =>
  toMinor(country, summary.paymentFee ?? 0);
