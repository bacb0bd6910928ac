import type { Price, Summary } from '@odeta/contracts';

export interface SummaryLine {
  name: 'items' | 'club-discount' | 'code' | 'voucher' | 'club-fee' | 'shipping' | 'payment-fee' | 'cash-rounding';
  /** Negative for discounts. */
  amount: Price;
}

/** The lines that add up to the total: all that are not zero, and the delivery as soon as it is known, even when it is free. */
export function summaryLines(summary: Summary): SummaryLine[] {
  const lines: SummaryLine[] = [
    { name: 'items', amount: summary.itemsValue },
    { name: 'club-discount', amount: -summary.clubDiscount },
    { name: 'code', amount: -summary.discountCodeCost },
    { name: 'voucher', amount: -summary.voucherDiscount },
    { name: 'club-fee', amount: summary.clubFee },
    { name: 'shipping', amount: summary.shippingCost - summary.paymentFee },
    { name: 'payment-fee', amount: summary.paymentFee },
    { name: 'cash-rounding', amount: summary.cashRounding },
  ];
  return lines.filter(
    ({ name, amount }) => amount !== 0 || name === 'items' || (name === 'shipping' && isShippingKnown(summary)),
  );
}

/** Whether the total includes the delivery. */
export const isShippingKnown = ({ selectedShippingCost, freeDelivery }: Summary) =>
  selectedShippingCost !== null || freeDelivery;
