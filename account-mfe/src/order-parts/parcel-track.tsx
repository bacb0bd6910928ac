import type { OrderDetail, OrderParcel } from '@odeta/contracts';
import { momentText } from '@odeta/contracts/dates';
import { type Step, Track } from '@odeta/orders';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';

interface Props {
  order: Pick<OrderDetail, 'placedAt'>;
  /** `null` for pieces that are not packed yet. */
  parcel: Pick<OrderParcel, 'sentAt' | 'deliveredAt' | 'expectedOn'> | null;
  label: string;
  /** Promised date (YYYY-MM-DD). */
  arrivesOn: string;
}

/** The steps of a parcel. */
export function ParcelTrack({ order, parcel, label, arrivesOn }: Props) {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const moment = (at: string) => momentText(session.country, at);
  const { sentAt = null, deliveredAt = null, expectedOn = null } = parcel ?? {};
  const steps: Step[] = [
    { name: t('orders.step.received'), when: moment(order.placedAt), isDone: true },
    { name: t('orders.step.sent'), when: sentAt ? moment(sentAt) : t('orders.step.soon'), isDone: sentAt !== null },
    {
      name: t('orders.step.delivered'),
      when: deliveredAt ? moment(deliveredAt) : format.day(expectedOn ?? arrivesOn),
      isDone: deliveredAt !== null,
    },
  ];
  return <Track label={t('orders.way', { parcel: label })} steps={steps} />;
}
