export interface PayuRefund {
  orderId: string;
  refundId: string;
  extRefundId: string;
  /** In hundredths. */
  amount: string;
  status: string;
}

interface RefundedOrder {
  orderId: string;
  /** In hundredths. */
  totalAmount: string;
}

export const MOMENT = '2026-11-28T19:43:31.418+02:00';

/** A refund in a response. */
function shown({ orderId: _, ...refund }: PayuRefund) {
  const told = {
    ...refund,
    currencyCode: 'PLN',
    description: 'Refund',
    creationDateTime: MOMENT,
    statusDatetime: MOMENT,
  };
  if (refund.status !== 'CANCELED') return told;
  return { ...told, statusError: { code: 'PAYMENT_INSTRUMENT_CLOSED', description: 'The card was closed' } };
}

/** PayU's answers to requests of refunds and of what has become of them. */
export function createRefundAnswers() {
  const refunds: PayuRefund[] = [];
  const newRefund = { status: 'PENDING' };

  /** Idempotent for the same data; without an amount it is the rest. */
  function refundOf({ orderId, totalAmount }: RefundedOrder, sent: Record<string, unknown>) {
    const given = refunds.filter((refund) => refund.orderId === orderId && refund.status !== 'CANCELED');
    const rest = given.reduce((left, refund) => left - Number(refund.amount), Number(totalAmount));
    const { extRefundId, amount } = sent.refund as { extRefundId: string; amount?: string };
    const known = refunds.find((refund) => refund.extRefundId === extRefundId);
    if (known && amount !== undefined && amount !== known.amount)
      return { status: 400, body: { status: { statusCode: 'ERROR_VALUE_NOT_UNIQUE' } } };
    const refund = known ?? {
      ...{ orderId, refundId: String(5000000142 + refunds.length), extRefundId, amount: amount ?? String(rest) },
      ...newRefund,
    };
    if (!known) refunds.push(refund);
    const status = { statusCode: 'SUCCESS', statusDesc: 'Refund queued for processing' };
    return { status: 200, body: { orderId, refund: shown(refund), status } };
  }

  function readRefunds({ orderId }: RefundedOrder, refundId: string | undefined) {
    const known = refunds.filter((refund) => refund.orderId === orderId);
    if (refundId === undefined) return { status: 200, body: known.map(shown) };
    const refund = known.find((one) => one.refundId === refundId);
    return refund
      ? { status: 200, body: shown(refund) }
      : { status: 404, body: { status: { statusCode: 'DATA_NOT_FOUND' } } };
  }

  return { refunds, newRefund, refundOf, readRefunds };
}
