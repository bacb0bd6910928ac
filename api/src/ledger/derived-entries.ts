import type { LedgerEvent, Posting } from './accounts.ts';
import { moneyPostings, type PlacedSums, placedEvent, sumOf } from './postings.ts';
import { shareOf } from './shares.ts';

/** An order of a release without a ledger, as its columns have it. Minor units. */
export interface UnenteredOrder extends PlacedSums {
  isPlaced: boolean;
  paymentState: string;
  reducedBy: number;
  /** Value of the pieces that were sold out or returned. */
  goneValue: number;
  /** Uses of vouchers that were given back whole. */
  released: readonly { id: number; amount: number }[];
  /** Vouchers that were given in place of money. */
  newVouchers: readonly { id: number; amount: number }[];
  refunds: readonly DerivedRefund[];
  /** The provider's payment of the order; `null` if there was none. */
  payment: { id: string; amount: number } | null;
}

interface DerivedRefund {
  id: string;
  amount: number;
  isDone: boolean;
  /** `null`: by bank transfer. */
  paymentId: string | null;
  /** Of a payment that the shop could not accept. */
  isSurplus: boolean;
  cancellations: number;
}

/** The events that led there, as far as the columns tell: what an order lost before is one event. */
export function derivedEvents(order: UnenteredOrder): LedgerEvent[] {
  const events: LedgerEvent[] = [
    ...(order.isPlaced ? [placedEvent(order)] : []),
    ...paidOf(order),
    ...(order.isPlaced ? [{ key: 'before', reason: 'before-the-ledger', postings: lostOf(order) }] : []),
    ...order.refunds.flatMap(refundEvents),
  ];
  return events.filter(({ postings }) => postings.some(({ amount }) => amount !== 0));
}

function paidOf({ payment, paymentState, total, reducedBy, refunds, newVouchers }: UnenteredOrder): LedgerEvent[] {
  if (payment) {
    const postings = moneyPostings('provider', payment.amount);
    return [{ key: `paid:${payment.id}`, reason: 'paid', postings }];
  }
  if (paymentState !== 'paid' && paymentState !== 'refunded') return [];
  const back = [...refunds.filter(({ isSurplus }) => !isSurplus), ...newVouchers];
  const collected = total - reducedBy + back.reduce((sum, { amount }) => sum + amount, 0);
  return [{ key: 'collected', reason: 'collected', postings: moneyPostings('cash', collected) }];
}

/** Goods first, then delivery, fees; a share that was not refunded was deducted. */
function lostOf(order: UnenteredOrder): Posting[] {
  const { reducedBy, goneValue, released, newVouchers, shippingCost, paymentFee, clubFee } = order;
  const isAll = reducedBy >= order.total;
  const goods = isAll ? shareOf(order, order.itemsValue) : Math.min(shareOf(order, goneValue), order.total);
  let rest = Math.max(0, reducedBy - goods);
  const take = (account: 'delivery' | 'payment-fee' | 'club-fee', most: number): Posting => {
    const amount = Math.min(rest, most);
    rest -= amount;
    return { account, amount };
  };
  const vouchers = released.reduce((sum, { amount }) => sum + amount, 0);
  const lost: Posting[] = [
    take('delivery', shippingCost - paymentFee),
    take('payment-fee', paymentFee),
    take('club-fee', clubFee),
    { account: 'goods', amount: goods + rest + vouchers },
    { account: 'deduction', amount: -Math.max(0, goods - reducedBy) },
    ...released.map(({ id, amount }) => ({ account: 'voucher' as const, voucherId: id, amount: -amount })),
    ...newVouchers.map(({ id, amount }) => ({ account: 'new-voucher' as const, voucherId: id, amount: -amount })),
  ];
  return [...lost, { account: 'due', amount: -sumOf(lost) }];
}

function refundEvents({ id, amount, isDone, paymentId, isSurplus, cancellations }: DerivedRefund): LedgerEvent[] {
  const came = {
    key: `surplus:${paymentId}`,
    reason: 'refused-payment',
    postings: moneyPostings('provider', amount, 'surplus'),
  };
  const owed = isSurplus ? 'surplus' : 'due';
  const postings = moneyPostings(paymentId === null ? 'bank' : 'provider', -amount, owed);
  const sent = { key: `refund-sent:${id}:${cancellations}`, reason: 'refund-sent', postings };
  return [...(isSurplus ? [came] : []), ...(isDone ? [sent] : [])];
}
