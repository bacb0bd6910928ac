import { buyingPages, needsCode, type OrderAnswer } from '@odeta/contracts';
import { ApiError } from '../../http/api-error.ts';
import { isLive, type Payment } from '../../payments/payment.repository.ts';
import type { Shown } from '../../payments/provider.ts';
import { type Buyer, startPayment } from '../../payments/start-payment.ts';
import { toMajor } from '../../pricing/money.ts';
import { orderTagFields, orderTags } from '../../tags/tags.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import type { Placed } from './write-order.ts';

/** The next step after an order was placed: the confirmation, the provider's page, or the event stream of the payment. */
export async function answerOf(deps: OrderDeps, placed: Placed, buyer: Buyer & Shown): Promise<OrderAnswer> {
  const payment = placed.paymentId === null ? undefined : await startPayment(deps, placed.paymentId, buyer);
  const tags = await orderTagFields(deps, buyer.tagSession, placed.orderId);
  const total = toMajor(buyer.country, placed.total);
  return { ...outcomeOf(placed, payment), total, hurraTagManager: { ...tags, ...orderTags(buyer.country, placed) } };
}

const nowhere = { redirect: null, listener: null, checker: null, payment: null };

function outcomeOf({ orderId }: Placed, payment: Payment | undefined) {
  if (!payment || payment.state === 'paid') return { ...nowhere, redirect: buyingPages.confirm };
  if (needsCode(payment.method) || isPending(payment))
    return { ...nowhere, ...streamOf(orderId), payment: awaited(payment) };
  if (isLive(payment.state) && payment.redirectUrl)
    return { ...nowhere, redirect: payment.redirectUrl, payment: awaited(payment) };
  if (isLive(payment.state) || payment.failure === 'unavailable') throw new ApiError('payment-unavailable');
  // The payment has failed already: the checkout shows why.
  return { ...nowhere, redirect: `${buyingPages.checkout}?payment-back=${orderId}` };
}

/** The provider is processing the payment, and the buyer has nothing to do. */
const isPending = ({ state, providerId, redirectUrl }: Payment) =>
  isLive(state) && providerId !== null && redirectUrl === null;

const streamOf = (orderId: string) => ({
  listener: `/api/checkout/order/${orderId}/events`,
  checker: `/api/checkout/order/${orderId}/payment-status`,
});

const awaited = ({ orderId, method, expiresAt }: Payment) => ({
  orderId,
  key: method,
  expiresAt: expiresAt.toISOString(),
});
