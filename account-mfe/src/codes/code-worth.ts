import type { OwnCode } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import type { Format, Translate } from '@odeta/storefront/i18n';

/** The benefits of a code as a text. */
export function worthOf(t: Translate, format: Format, { percent, amount, freeDelivery, name }: OwnCode) {
  const worth = [
    percent !== null && t('codes.percent', { percent }),
    amount !== null && t('codes.amount', { price: format.price(amount) }),
    freeDelivery && t('codes.free-delivery'),
  ].filter(Boolean);
  return worth.join(', ') || name;
}

/** The condition of a code, or the order in which it was used. */
export function conditionOf(t: Translate, format: Format, { orderNumber, minOrder }: OwnCode) {
  if (orderNumber !== null) return t('codes.order', { number: inOneLine(orderNumber) });
  return minOrder > 0 ? t('codes.from', { price: format.price(minOrder) }) : t('codes.any');
}
