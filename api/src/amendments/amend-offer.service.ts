import type { AmendOffer } from '@odeta/contracts';
import { AddressFieldsSchema, PICK_UP_GROUP } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { nextState } from '../order-states/order-machine.ts';
import { piecesOf, readOrderLines } from '../orders/records/order-lines.repository.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { type AmendableOrder, readAmendable, versionOf } from './amendable.repository.ts';

/** What of an order can be amended now. The caller checks that the visitor may see it. */
export async function readOfferOf(db: Kysely<Database>, orderId: string, shop: CountrySettings): Promise<AmendOffer> {
  return offerOf(await requireAmendable(db, orderId), shop);
}

/** Throws unless the order can be amended now. */
export async function requireAmendable(db: Kysely<Database>, orderId: string): Promise<AmendableOrder> {
  const [order, lines, state] = await Promise.all([
    readAmendable(db, orderId),
    readOrderLines(db, orderId),
    db.selectFrom('shopOrder').select('state').where('id', '=', orderId).executeTakeFirst(),
  ]);
  if (!order || !state) throw new ApiError('not-found');
  if (nextState(state.state, 'amended', piecesOf(lines)) === undefined) throw tooLate();
  return order;
}

/** Something is packed, or the order has ended. */
export const tooLate = () => new ApiError('order-packed', { message: 'amend-late' });

function offerOf(order: AmendableOrder, shop: CountrySettings): AmendOffer {
  const { pickupPoint, shipTo, lines } = order;
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  return {
    version: versionOf(order),
    number: order.number,
    address: pickupPoint ? null : v.parse(AddressFieldsSchema, shipTo),
    point: pickupPoint ? { chosen: pickupPoint, shippings: shippingsOf(order, shop) } : null,
    company: order.invoiceTo,
    validationPatterns: shop.patterns,
    lines: lines.map((line) => ({
      lineId: String(line.id),
      name: line.name,
      color: line.colorName,
      size: line.size,
      picture: { path: line.picture, alt: line.pictureAlt },
      quantity: line.open,
      sizes: line.sizes.map(({ variantId, size, pieces }) => ({
        variantId: String(variantId),
        size,
        pieces: Math.min(pieces, line.open),
      })),
      mayRemove: open > line.open,
    })),
  };
}

/** The methods whose points cost what the present one does: those of the group, or only the order's own. */
export function shippingsOf({ shipping }: Pick<AmendableOrder, 'shipping'>, { methods }: CountrySettings): string[] {
  const isGroup = shipping === PICK_UP_GROUP;
  return methods
    .filter(({ key, map }) => map && key !== PICK_UP_GROUP && (isGroup || key === shipping))
    .map(({ key }) => key);
}
