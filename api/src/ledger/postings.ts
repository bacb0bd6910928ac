import type { Account, LedgerEvent, Posting } from './accounts.ts';
import type { Balances } from './balances.ts';
import type { GoneGoods, GoodsSums } from './shares.ts';

/** An order as it was placed. Minor units. */
export interface PlacedSums extends GoodsSums {
  clubFee: number;
  /** Including `paymentFee`. */
  shippingCost: number;
  paymentFee: number;
  /** `null`: not paid in cash, or nothing is rounded. */
  cashRounding: number | null;
  total: number;
  vouchers: readonly { id: number; amount: number }[];
}

/** The order is placed: what it is for, what vouchers pay of it, and what is due. */
export const placedEvent = (sums: PlacedSums): LedgerEvent => ({
  ...{ key: 'placed', reason: 'placed' },
  postings: placedPostings(sums),
});

const placedPostings = (sums: PlacedSums): Posting[] => [
  { account: 'goods', amount: -sums.itemsValue },
  { account: 'club-discount', amount: sums.clubDiscount },
  { account: 'code-discount', amount: sums.discountCodeCost },
  { account: 'delivery', amount: sums.paymentFee - sums.shippingCost },
  { account: 'payment-fee', amount: -sums.paymentFee },
  { account: 'club-fee', amount: -sums.clubFee },
  { account: 'rounding', amount: -(sums.cashRounding ?? 0) },
  ...onVouchers(sums.vouchers, 1),
  { account: 'due', amount: sums.total },
];

/** Money that came in, or was given back (a negative amount); `surplus`: of a payment that the shop could not accept. */
export const moneyPostings = (
  account: 'provider' | 'cash' | 'bank',
  amount: number,
  owed: 'due' | 'surplus' = 'due',
): Posting[] => [
  { account, amount },
  { account: owed, amount: -amount },
];

/** The amount that is collected is this much more than what is due; negative: less. */
export const roundingPostings = (amount: number): Posting[] => [
  { account: 'rounding', amount: -amount },
  { account: 'due', amount },
];

const reversed: readonly Account[] = [
  'goods',
  'club-discount',
  'code-discount',
  'delivery',
  'payment-fee',
  'goodwill',
  'rounding',
];

/**
 * Everything that the buyer still pays for. `clubFeeKept`: the part of the club's fee that the shop keeps (`club-rule.ts`); it also keeps
 * what it has deducted from refunds before.
 */
export function everythingLeft(balances: Balances, clubFeeKept: number): GoneGoods {
  const clubFee = Math.max(0, -balances.of('club-fee') - clubFeeKept);
  const postings: Posting[] = [
    ...reversed.map((account) => ({ account, amount: -balances.of(account) })),
    { account: 'club-fee', amount: clubFee },
  ];
  const all = sumOf(postings);
  const voucher = Math.max(0, Math.min(all, balances.vouchers + balances.of('voucher-deduction')));
  return { postings, voucher, money: all - voucher };
}

/** What the shop keeps of a refund. */
export interface Deducted {
  money: number;
  voucher: number;
}

/** The parts of a refund that do not go to a means of payment. Minor units. */
export interface Reduction {
  gone: GoneGoods;
  deducted: Deducted;
  /** What comes back on which voucher. */
  restored: readonly { id: number; amount: number }[];
  /** In place of money. */
  newVoucher: { id: number; amount: number } | null;
}

/** The rest is no longer due, or is given back in money. */
export function reductionPostings({ gone, deducted, restored, newVoucher }: Reduction): Posting[] {
  const postings: Posting[] = [
    ...gone.postings,
    { account: 'deduction', amount: -deducted.money },
    { account: 'voucher-deduction', amount: -deducted.voucher },
    ...onVouchers(restored, -1),
    ...(newVoucher ? [{ account: 'new-voucher' as const, voucherId: newVoucher.id, amount: -newVoucher.amount }] : []),
  ];
  return [...postings, { account: 'due', amount: -sumOf(postings) }];
}

const onVouchers = (vouchers: PlacedSums['vouchers'], sign: 1 | -1): Posting[] =>
  vouchers.map(({ id, amount }) => ({ account: 'voucher', voucherId: id, amount: sign * amount }));

export const sumOf = (postings: readonly Posting[]): number => postings.reduce((sum, { amount }) => sum + amount, 0);
