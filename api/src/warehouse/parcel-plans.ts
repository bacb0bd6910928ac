import type { WarehouseEventOf } from '@odeta/contracts/warehouse';
import { moveStock } from '../orders/records/order-lines.repository.ts';
import { addEmail } from '../outbox/outbox.repository.ts';
import { addParcelPushes } from '../push/push.repository.ts';
import { insertParcel, saveDelivered, saveSent } from './parcel.repository.ts';
import { countOf, movedPieces, namedPieces, type Planning, type Situation } from './plan.ts';

const findParcel = ({ parcels }: Situation, parcel: string) => parcels.find(({ reference }) => reference === parcel);

export const planPacked: Planning<WarehouseEventOf<'packed'>> = (situation, { data, occurredAt }) => {
  if (data.revision !== undefined && data.revision < situation.order.revision) return 'order-amended';
  const pieces = namedPieces(situation, data.pieces);
  if (typeof pieces === 'string') return pieces;
  if (findParcel(situation, data.parcel)) return 'parcel-known';
  const count = countOf(pieces);
  const { id: orderId } = situation.order;
  return {
    happening: 'packed',
    pieces: movedPieces(situation, { open: -count, packed: count }),
    carryOut: (trx) => insertParcel(trx, { orderId, reference: data.parcel, at: new Date(occurredAt), pieces }),
  };
};

export const planSent: Planning<WarehouseEventOf<'sent'>> = (situation, { data, occurredAt }) => {
  const parcel = findParcel(situation, data.parcel);
  if (parcel?.state !== 'packed') return 'unknown-parcel';
  const count = countOf(parcel.pieces);
  const { id: orderId, country, email: recipient } = situation.order;
  return {
    happening: 'sent',
    pieces: movedPieces(situation, { packed: -count, underWay: count }),
    async carryOut(trx) {
      const at = new Date(occurredAt);
      await saveSent(trx, parcel.id, { ...data, at });
      await moveStock(trx, parcel.pieces, { kind: 'sent', at });
      const named = { orderId, parcelId: parcel.id };
      await addParcelPushes(trx, { kind: 'push-parcel-sent', ...named });
      await addEmail(trx, { key: `parcel-sent:${parcel.id}`, kind: 'parcel-sent', country, recipient, data: named });
    },
  };
};

export const planDelivered: Planning<WarehouseEventOf<'delivered'>> = (situation, { data, occurredAt }) => {
  const parcel = findParcel(situation, data.parcel);
  if (parcel?.state !== 'sent') return 'unknown-parcel';
  const count = countOf(parcel.pieces);
  return {
    happening: 'delivered',
    pieces: movedPieces(situation, { underWay: -count, delivered: count }),
    async carryOut(trx) {
      await saveDelivered(trx, parcel.id, new Date(occurredAt));
      const orderId = situation.order.id;
      await addParcelPushes(trx, { kind: 'push-parcel-delivered', orderId, parcelId: parcel.id });
    },
  };
};
