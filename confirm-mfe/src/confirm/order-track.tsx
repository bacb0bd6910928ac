import type { OrderParcel, PlacedOrder } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { Track } from '@odeta/orders';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { layout, text } from '@odeta/ui';

type Parcel = Omit<OrderParcel, 'pieces'>;

interface Props {
  order: Pick<PlacedOrder, 'placedAt'> & {
    readonly shipping: Readonly<Pick<PlacedOrder['shipping'], 'arrivesOn' | 'laterArrivesOn'>>;
    readonly parcels: readonly Parcel[];
  };
}

/** The progress of each parcel, or of the whole order until something is packed. */
export function OrderTrack({ order }: Props) {
  const t = useTexts('confirm');
  const { placedAt, shipping, parcels } = order;
  const { arrivesOn, laterArrivesOn } = shipping;
  if (parcels.length === 0 && laterArrivesOn === null)
    return <Way label={t('track.title')} placedAt={placedAt} arrivesOn={arrivesOn} parcel={null} />;
  const promised = laterArrivesOn === null ? [] : [arrivesOn, laterArrivesOn].slice(parcels.length);
  const packed = parcels.map((parcel, index) => {
    const number = [parcel.carrier, parcel.trackingNumber && inOneLine(parcel.trackingNumber)]
      .filter(Boolean)
      .join(' ');
    const label = t(number ? 'progress.way' : 'progress.parcel', { place: index + 1, number });
    return (
      <section key={parcel.packedAt + label} className={layout.stack} aria-label={label}>
        <h2 className={text.size18}>
          {parcel.trackingUrl ? (
            <a className={text.link} href={parcel.trackingUrl} rel="noreferrer">
              {label}
            </a>
          ) : (
            label
          )}
        </h2>
        {parcel.state === 'returned' ? (
          <p className={text.soft}>{t('progress.returned')}</p>
        ) : (
          <Way label={label} placedAt={placedAt} arrivesOn={parcel.expectedOn ?? shipping.arrivesOn} parcel={parcel} />
        )}
      </section>
    );
  });
  return [
    ...packed,
    ...promised.map((day, index) => {
      const label = t('progress.parcel', { place: parcels.length + index + 1 });
      return (
        <section key={day} className={layout.stack} aria-label={label}>
          <h2 className={text.size18}>{label}</h2>
          <Way label={label} placedAt={placedAt} arrivesOn={day} parcel={null} />
        </section>
      );
    }),
  ];
}

function Way({
  label,
  placedAt,
  arrivesOn,
  parcel,
}: {
  label: string;
  placedAt: string;
  arrivesOn: string;
  parcel: Parcel | null;
}) {
  const t = useTexts('confirm');
  const { format } = useStorefront();
  const { sentAt = null, deliveredAt = null } = parcel ?? {};
  return (
    <Track
      label={label}
      steps={[
        { name: t('track.received'), when: format.day(placedAt), isDone: true },
        { name: t('track.sent'), when: sentAt ? format.day(sentAt) : t('track.sent-when'), isDone: sentAt !== null },
        { name: t('track.delivered'), when: format.day(deliveredAt ?? arrivesOn), isDone: deliveredAt !== null },
      ]}
    />
  );
}
