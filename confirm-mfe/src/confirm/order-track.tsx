import type { PlacedOrder } from '@odeta/contracts';
import { Track } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';

/** Where the order is on its way. */
export function OrderTrack({ order: { placedAt, shipping } }: { order: Pick<PlacedOrder, 'placedAt' | 'shipping'> }) {
  const t = useTexts('confirm');
  const { format } = useStorefront();
  return (
    <Track
      label={t('track.title')}
      steps={[
        { name: t('track.received'), when: format.day(placedAt), isDone: true },
        { name: t('track.sent'), when: t('track.sent-when'), isDone: false },
        { name: t('track.delivered'), when: format.day(shipping.arrivesOn), isDone: false },
      ]}
    />
  );
}
