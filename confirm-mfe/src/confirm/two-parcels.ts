import type { PlacedOrder } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import type { useTexts } from '@odeta/storefront/i18n';

interface Sent {
  readonly shipping: Readonly<PlacedOrder['shipping']>;
  readonly items: readonly PlacedOrder['items'][number][];
}

/** The items by parcel, each with its day; one group if there is a single parcel. */
export function parcelsOf(
  { shipping: { arrivesOn, laterArrivesOn }, items }: Sent,
  t: ReturnType<typeof useTexts>,
  format: Storefront['format'],
) {
  if (laterArrivesOn === null) return [{ title: '', items }];
  return [
    { title: t('first-parcel', { day: format.day(arrivesOn) }), items: items.filter(({ later }) => !later) },
    { title: t('second-parcel', { day: format.day(laterArrivesOn) }), items: items.filter(({ later }) => later) },
  ];
}
