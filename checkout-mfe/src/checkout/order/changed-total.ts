import type { Price } from '@odeta/contracts';
import { type Problem, problem } from '@odeta/purchase';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../checkout.store.ts';

/** The order was taken at a lower total than the customer saw. Stays until it is closed, because another page follows. */
export function sayLowerTotal({ storeOf, i18n, format }: Storefront, { total, seen }: { total: Price; seen: Price }) {
  storeOf(createAlertsStore).show({
    type: 'success',
    message: i18n.t('lower-total', { ns: 'checkout', total: format.price(total), seen: format.price(seen) }),
    tag: 'lower-total',
    autoclose: false,
  });
}

/** Says that a saved choice has made the order more expensive; names the delivery if its costs rose. */
export function dearerThan({ storeOf, i18n, format }: Storefront, seen: Price): Problem {
  const now = storeOf(createCheckoutStore).state.summary?.shippingCost ?? 0;
  if (now <= seen) return problem('total-changed');
  const prices = { now: format.price(now), was: format.price(seen) };
  return { key: null, text: i18n.t('problems.dearer-delivery', { ns: 'checkout', ...prices }) };
}
