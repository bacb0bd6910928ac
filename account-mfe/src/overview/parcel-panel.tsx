import type { OrderDetail, OrderParcel } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { orderUrl } from '../links/order-url.ts';
import { ParcelTrack } from '../order-parts/parcel-track.tsx';
import classes from './overview.module.css';
import { createOverviewStore } from './overview.store.ts';

/** The parcel in transit, with a link to its order. */
export function ParcelPanel() {
  const { underWay } = useSnapshot(useStore(createOverviewStore).state);
  return underWay && <Panel {...underWay} />;
}

interface Props {
  order: Pick<OrderDetail, 'id' | 'number' | 'placedAt' | 'arrivesOn' | 'shippingName'> & {
    readonly point: { readonly name: string } | null;
  };
  parcel: Pick<OrderParcel, 'sentAt' | 'deliveredAt' | 'expectedOn'>;
}

function Panel({ order, parcel }: Props) {
  const t = useTexts('account');
  const { format } = useStorefront();
  const { id, number, point, shippingName, arrivesOn } = order;
  return (
    <section className={classNames(classes.panel, classes.parcel)} aria-labelledby="under-way">
      <div className={classes.head}>
        <h2 id="under-way" className={classNames(text.size18, text.medium)}>
          {t('overview.under-way')}
        </h2>
        <a className={classNames(text.size13, text.link, classes.order)} href={orderUrl(id)}>
          {number}
        </a>
      </div>
      <p className={classNames(text.size14, text.soft)}>
        {placeOf(shippingName, point)}, {format.day(parcel.expectedOn ?? arrivesOn)}
      </p>
      <ParcelTrack order={order} parcel={parcel} label={t('orders.parcel')} arrivesOn={arrivesOn} />
    </section>
  );
}

/** Most points already have the carrier's name: "BalíkoBOX Račianske mýto". */
function placeOf(shippingName: string, point: Props['order']['point']): string {
  if (!point) return shippingName;
  return point.name.startsWith(shippingName) ? point.name : `${shippingName}, ${point.name}`;
}
