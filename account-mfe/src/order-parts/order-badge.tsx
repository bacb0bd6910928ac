import type { ListedOrder, OrderStatus } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Badge } from '@odeta/ui/products';

const kinds = {
  in_progress: 'quiet',
  subsequent: 'warning',
  sent: 'success',
  review: 'quiet',
  sold_out: 'danger',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>;

/** The state of an order as a badge. */
export function OrderBadge({
  order: { status, payUntil, toReview },
}: {
  order: Pick<ListedOrder, 'status' | 'payUntil' | 'toReview'>;
}) {
  const t = useTexts('account');
  if (payUntil) return <Badge kind="warning">{t('orders.status.unpaid')}</Badge>;
  if (status === 'review' && toReview === 0) return <Badge kind="quiet">{t('orders.status.delivered')}</Badge>;
  return <Badge kind={kinds[status]}>{t(`orders.status.${status}`)}</Badge>;
}
