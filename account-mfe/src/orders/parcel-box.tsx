import externalLink from '@lucide/icons/icons/external-link';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import { useId } from 'react';
import { ParcelTrack } from '../order-parts/parcel-track.tsx';
import classes from './order.module.css';
import type { PackedOrder } from './packed-order.ts';
import { ParcelItems, type ParcelPieces } from './parcel-items.tsx';

interface Props {
  title: string;
  order: PackedOrder;
  /** `null` for pieces that are not packed yet. */
  parcel: PackedOrder['parcels'][number] | null;
  /** By default those of the parcel. */
  pieces?: ParcelPieces;
  /** Promised date; by default that of the order. */
  arrivesOn?: string;
}

/** A parcel with its tracking and contents. */
export function ParcelBox({ title, order, parcel, pieces = parcel?.pieces ?? [], arrivesOn }: Props) {
  const t = useTexts('account');
  const id = useId();
  const isLater = parcel === null && order.status === 'subsequent';
  return (
    <section className={classes.box} aria-labelledby={id}>
      <div className={classes.boxHead}>
        <div>
          <h2 id={id} className={text.size18}>
            {title}
          </h2>
          <p className={classNames(text.size14, text.soft)}>{whereOf(parcel, t)}</p>
        </div>
        {isLater && <Badge kind="warning">{t('orders.status.subsequent')}</Badge>}
        {parcel?.trackingUrl && (
          <a className={classNames(text.size14, text.link)} href={parcel.trackingUrl} rel="noreferrer">
            {t('orders.track')} <Icon icon={externalLink} size={16} />
          </a>
        )}
      </div>
      {parcel?.state !== 'returned' && !order.payUntil && (
        <ParcelTrack order={order} parcel={parcel} label={title} arrivesOn={arrivesOn ?? promiseOf(order, parcel)} />
      )}
      <hr className={classes.line} />
      <ParcelItems
        items={order.items}
        pieces={pieces}
        returnedOf={parcel?.state === 'delivered' && order.paid ? order.id : undefined}
      />
    </section>
  );
}

function whereOf(parcel: Props['parcel'], t: ReturnType<typeof useTexts>): string {
  if (parcel === null) return t('orders.where.open');
  const { carrier, trackingNumber, state } = parcel;
  const number = [carrier, trackingNumber && inOneLine(trackingNumber)].filter(Boolean).join(' ');
  return [t(`orders.where.${state}`), number].filter(Boolean).join(', ');
}

/** The promised date of a packed parcel: the later one if it contains goods that arrive later. */
function promiseOf({ arrivesOn, laterArrivesOn, items }: PackedOrder, parcel: Props['parcel']): string {
  const isLater = parcel?.pieces.some(({ lineId }) => items.some((item) => item.lineId === lineId && item.later));
  return (isLater && laterArrivesOn) || arrivesOn;
}
