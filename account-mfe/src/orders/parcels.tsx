import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import classes from './order.module.css';
import type { PackedOrder } from './packed-order.ts';
import { ParcelBox } from './parcel-box.tsx';
import { ParcelItems, type ParcelPieces } from './parcel-items.tsx';

/** The parcels of an order, then pieces that are not packed yet, then sold-out ones. */
export function Parcels({ order }: { order: PackedOrder }) {
  const t = useTexts('account');
  const { parcels, items, status } = order;
  const packed = (lineId: string) =>
    parcels
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.lineId === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const left = piecesOf(order, ({ lineId, quantity, soldOut }) => quantity - soldOut - packed(lineId));
  const promised = promisedParcels(order, left);
  const soldOut = piecesOf(order, (item) => item.soldOut);
  const isOver = status === 'cancelled' || status === 'sold_out';
  const count = parcels.length + (isOver ? 0 : promised.length);
  const titleOf = (place: number) => (count > 1 ? t('orders.parcel-of', { place, count }) : t('orders.parcel'));

  return (
    <>
      {parcels.map((parcel, place) => (
        <ParcelBox key={parcel.packedAt + String(place)} title={titleOf(place + 1)} order={order} parcel={parcel} />
      ))}
      {left.length > 0 &&
        (isOver ? (
          <section className={classes.box} aria-label={t('orders.goods')}>
            <h2 className={text.size18}>{t('orders.goods')}</h2>
            <ParcelItems items={items} pieces={left} />
          </section>
        ) : (
          promised.map((one, place) => (
            <ParcelBox
              key={one.arrivesOn}
              title={titleOf(parcels.length + place + 1)}
              order={order}
              {...one}
              parcel={null}
            />
          ))
        ))}
      {soldOut.length > 0 && (
        <section className={classes.box} aria-label={t('orders.sold-out')}>
          <div className={classes.boxHead}>
            <h2 className={text.size18}>{t('orders.sold-out')}</h2>
            <Badge kind="danger">{t('orders.status.sold_out')}</Badge>
          </div>
          <ParcelItems items={items} pieces={soldOut} />
        </section>
      )}
    </>
  );
}

/** Pieces that are not packed, split by the promised parcels. */
function promisedParcels({ arrivesOn, laterArrivesOn, items }: PackedOrder, left: ParcelPieces) {
  const isLater = ({ lineId }: ParcelPieces[number]) => items.some((item) => item.lineId === lineId && item.later);
  const parts =
    laterArrivesOn === null
      ? [{ arrivesOn, pieces: left }]
      : [
          { arrivesOn, pieces: left.filter((piece) => !isLater(piece)) },
          { arrivesOn: laterArrivesOn, pieces: left.filter(isLater) },
        ];
  return parts.filter(({ pieces }) => pieces.length > 0);
}

const piecesOf = (
  { items }: PackedOrder,
  count: (item: PackedOrder['items'][number]) => number,
): { lineId: string; quantity: number }[] =>
  items.map((item) => ({ lineId: item.lineId, quantity: count(item) })).filter(({ quantity }) => quantity > 0);
