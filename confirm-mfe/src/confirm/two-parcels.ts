import type { PlacedOrder } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import type { useTexts } from '@odeta/storefront/i18n';

interface Sent {
  readonly shipping: Readonly<PlacedOrder['shipping']>;
  readonly items: readonly PlacedOrder['items'][number][];
}

/** The goods by the parcels that the buyer chose, each with its day; one group when all come together. */
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
