import type { AddressFields, Amendment, CustomerFields } from '@odeta/contracts';
import { PICK_UP_GROUP, PickupPointSchema } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { checkedAddress } from '../customers/addresses/checked-address.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { textFor } from '../http/texts.ts';
import type { NewDestination, SizeChange } from '../orders/changing/change-order.repository.ts';
import { requireCompany } from '../orders/placing/invoice-company.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import type { LinePieces } from '../orders/records/order-lines.repository.ts';
import { findPoint, type PointRow } from '../points/point.repository.ts';
import { cashRoundingOf } from '../pricing/cash-rounding.ts';
import { isTakenAt } from '../pricing/point-payments.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { shippingsOf } from './amend-offer.service.ts';
import type { AmendableLine, AmendableOrder } from './amendable.repository.ts';

export interface AmendedSize extends SizeChange {
  line: AmendableLine;
  size: string;
}

/** What an amendment changes, checked. */
export interface Changes extends NewDestination {
  removed: readonly LinePieces[];
  sizes: readonly AmendedSize[];
}

/** Checks by the rules of the checkout. Throws an `ApiError` with the errors of the fields. */
export async function checkAmendment(
  db: Kysely<Database>,
  deps: Pick<OrderDeps, 'settings'>,
  order: AmendableOrder,
  amendment: Amendment,
): Promise<Changes> {
  const shop = deps.settings.of(order.country);
  const { shippingAddress, pointId, invoice } = amendment;
  const company = requireCompany(order.country, invoice);
  return {
    ...(shippingAddress && changed('shipTo', order.shipTo, checkedShipTo(deps, order, shippingAddress))),
    ...(pointId !== undefined &&
      pointId !== order.pickupPoint?.id && { point: await checkedPoint(db, order, pointId, shop) }),
    ...(company && changed('invoiceTo', order.invoiceTo, company)),
    ...checkedLines(order, amendment),
  };
}

export const isNothing = ({ removed, sizes, ...others }: Changes): boolean =>
  removed.length + sizes.length + Object.keys(others).length === 0;

const changed = <Name extends string, Value extends object>(name: Name, before: object | null, after: Value) =>
  (isSame(before, after) ? {} : { [name]: after }) as { [key in Name]?: Value };

function isSame(before: object | null, after: object) {
  const sorted = (value: object | null) => JSON.stringify(Object.entries(value ?? {}).sort());
  return sorted(before) === sorted(after);
}

/** Without a phone number of the recipient, the buyer's is used, as in the checkout. */
function checkedShipTo(
  deps: Pick<OrderDeps, 'settings'>,
  order: AmendableOrder,
  fields: AddressFields,
): CustomerFields {
  const { country, pickupPoint, shipTo, billTo } = order;
  if (pickupPoint) throw wrong(order, 'shippingAddress', 'not-offered');
  const address = checkedAddress(deps, country, fields);
  return { ...shipTo, ...address, mobilePhone: address.mobilePhone || billTo.mobilePhone };
}

async function checkedPoint(db: Kysely<Database>, order: AmendableOrder, id: string, shop: CountrySettings) {
  const point = await findPoint(db, order.country, id);
  if (!order.pickupPoint || !point || !shippingsOf(order, shop).includes(point.shipping))
    throw new ApiError('unknown-point');
  if (point.disabled || !isPayableAt(point, order)) throw new ApiError('point-closed', { message: 'amend-point' });
  const shippingName = shop.methods.find(({ key }) => key === point.shipping)?.name ?? '';
  return { pointId: point.pointId, pickupPoint: v.parse(PickupPointSchema, point), shippingName };
}

/** The point takes the payment, and cash where the amount due was rounded for coins. */
export function isPayableAt(
  point: PointRow,
  { country, paymentState, cashRounding, shipping }: AmendableOrder,
): boolean {
  if (paymentState !== 'on-delivery') return isTakenAt(point, { provider: 'online' });
  const isRounded = shipping === PICK_UP_GROUP && cashRoundingOf(country, 0) !== null;
  return isTakenAt(point, { provider: 'on-delivery' }) && (!isRounded || point.payCash === (cashRounding !== null));
}

function checkedLines(order: AmendableOrder, { lines }: Amendment): Pick<Changes, 'removed' | 'sizes'> {
  const left = new Map(order.lines.map(({ id, open }) => [id, open]));
  const [removed, sizes]: [LinePieces[], AmendedSize[]] = [[], []];
  for (const [index, { lineId, quantity, variantId }] of lines.entries()) {
    const line = order.lines.find(({ id }) => String(id) === lineId);
    const rest = (left.get(line?.id ?? 0) ?? 0) - quantity;
    if (!line || rest < 0) throw changedMeanwhile();
    left.set(line.id, rest);
    if (variantId === null) removed.push({ lineId: line.id, quantity });
    else sizes.push({ lineId: line.id, quantity, ...sizeIn(line, variantId) });
    if (isTwice(sizes)) throw wrong(order, `lines.${index}`, 'amend-same-size');
  }
  // An order without goods is cancelled, which has rules of its own for delivery, fees and the club.
  const isEmpty = sizes.length === 0 && [...left.values()].every((rest) => rest === 0);
  if (removed.length > 0 && isEmpty) throw wrong(order, 'lines', 'amend-last');
  return { removed, sizes };
}

function sizeIn(line: AmendableLine, variantId: string) {
  const size = line.sizes.find((one) => String(one.variantId) === variantId);
  if (!size) throw soldOut([line]);
  return { line, variantId: size.variantId, size: size.size };
}

/** An order has one line for each variant. */
const isTwice = (sizes: readonly SizeChange[]) => new Set(sizes.map(({ variantId }) => variantId)).size < sizes.length;

const wrong = ({ country }: AmendableOrder, field: string, text: 'amend-same-size' | 'amend-last' | 'not-offered') =>
  new ApiError('validation', { validation: { [field]: [textFor(country, text)] }, rules: { [field]: text } });

export const changedMeanwhile = () => new ApiError('changed-meanwhile', { message: 'amend-changed' });

export const soldOut = (lines: readonly { name: string }[]) =>
  new ApiError('sold-out', {
    message: 'amend-sold-out',
    parameters: { names: lines.map(({ name }) => name).join(', ') },
  });
