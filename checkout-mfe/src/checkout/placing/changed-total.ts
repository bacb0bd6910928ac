import type { OrderAnswer, Price } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { type Problem, problem } from '@odeta/storefront/actions';
import { createCheckoutStore } from '../state/checkout.store.ts';
import type { Order } from './order-request.ts';

/** The total of the order. If the customer saw a higher one, an alert says so; it stays until it is closed, because another page follows. */
export function acceptedTotal(
  { storeOf, i18n, format }: Storefront,
  { total }: Pick<OrderAnswer, 'total'>,
  { total: sent, seenTotal: seen = sent }: Pick<Order, 'total' | 'seenTotal'>,
): Price {
  // Older servers do not name it.
  const accepted = total ?? sent;
  if (accepted < seen) {
    storeOf(createAlertsStore).show({
      type: 'success',
      message: i18n.t('lower-total', { ns: 'checkout', total: format.price(accepted), seen: format.price(seen) }),
      tag: 'lower-total',
      autoclose: false,
    });
  }
  return accepted;
}

/** Says that a saved choice has made the order more expensive; names the delivery if its costs rose. */
export function higherTotal({ storeOf, i18n, format }: Storefront, seen: Price): Problem {
  const now = storeOf(createCheckoutStore).state.summary?.shippingCost ?? 0;
  if (now <= seen) return problem('total-changed');
  const prices = { now: format.price(now), was: format.price(seen) };
  return { key: null, text: i18n.t('problems.dearer-delivery', { ns: 'checkout', ...prices }) };
}
