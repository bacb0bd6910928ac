import type { ListedOrder } from '@odeta/contracts';
import { dateText, momentText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';

type Order = Omit<ListedOrder, 'pictures' | 'itemsCount'>;

/** A description of the order's state and the next steps. */
export function useOrderStory() {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const date = (moment: string | null) => (moment ? dateText(session.country, moment) : '');

  function wayOf(order: Order): string {
    const { status, payUntil, arrivesOn, laterArrivesOn, shippingName, deliveredAt, returnUntil, cancelledAt } = order;
    if (payUntil) return t('orders.story.unpaid', { time: momentText(session.country, payUntil) });
    const day =
      laterArrivesOn === null || status === 'sent'
        ? format.day(arrivesOn)
        : t('orders.story.two-days', { first: format.day(arrivesOn), last: format.day(laterArrivesOn) });
    if (status === 'subsequent') return t('orders.story.later', { day });
    if (status === 'review') return t('orders.story.delivered', { date: date(deliveredAt), until: date(returnUntil) });
    if (status === 'sold_out') return t('orders.story.sold-out');
    if (status === 'cancelled') return t('orders.story.cancelled', { date: date(cancelledAt) });
    return t(status === 'sent' ? 'orders.story.sent' : 'orders.story.in-progress', { name: shippingName, day });
  }

  return (order: Order): string => {
    const { status, soldOutPieces, reducedBy, paid, mayCancel } = order;
    return [
      wayOf(order),
      status === 'subsequent' && mayCancel && t('orders.story.may-cancel'),
      soldOutPieces > 0 && status !== 'sold_out' && t('orders.story.some-sold-out', { count: soldOutPieces }),
      reducedBy > 0 && paid && t('orders.story.back', { amount: format.price(reducedBy) }),
    ]
      .filter((sentence) => sentence !== false)
      .map(withStop)
      .join(' ');
  };
}

/** In some languages the formatted date already ends with a full stop. */
const withStop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
