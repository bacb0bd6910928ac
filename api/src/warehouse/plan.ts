import type { WarehouseEvent, WarehouseRefusal } from '@odeta/contracts/warehouse';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { OrderHappening, OrderPieces, OrderState } from '../order-states/order-machine.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { type LinePieces, type OrderLine, openOf, piecesOf } from '../orders/records/order-lines.repository.ts';
import type { OpenReturn } from '../returns/open-returns.repository.ts';
import type { ParcelRow } from './parcel.repository.ts';

/** The state of an order that an event is checked against. */
export interface Situation {
  order: OpenOrder;
  lines: readonly OrderLine[];
  parcels: readonly ParcelRow[];
  /** Refunds that must be made by bank transfer, in minor units. */
  transfers: readonly { id: string; amount: number }[];
  /** Returns that are not completed. */
  returns: readonly OpenReturn[];
}

/** The effect of an event, if the order's state machine allows it. */
export interface Plan {
  happening: OrderHappening;
  pieces: OrderPieces;
  carryOut(trx: Transaction<Database>, next: OrderState): Promise<void>;
}

export type Planning<Event extends WarehouseEvent> = (situation: Situation, event: Event) => Plan | WarehouseRefusal;

export function movedPieces(
  { lines }: Pick<Situation, 'lines'>,
  changes: Partial<Record<keyof OrderPieces, number>>,
): OrderPieces {
  const { open, packed, underWay, delivered } = piecesOf(lines);
  return {
    open: open + (changes.open ?? 0),
    packed: packed + (changes.packed ?? 0),
    underWay: underWay + (changes.underWay ?? 0),
    delivered: delivered + (changes.delivered ?? 0),
  };
}

export const countOf = (pieces: readonly LinePieces[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** The pieces of an event, summed by line. A refusal when the order has no such line, or fewer available pieces. */
export function namedPieces(
  { lines }: Pick<Situation, 'lines'>,
  named: readonly { lineId: string; quantity: number }[],
  available: (line: OrderLine) => number = openOf,
): LinePieces[] | WarehouseRefusal {
  const counts = new Map<number, number>();
  for (const { lineId, quantity } of named) counts.set(Number(lineId), (counts.get(Number(lineId)) ?? 0) + quantity);
  const pieces = [...counts].map(([lineId, quantity]) => ({ lineId, quantity }));
  const found = pieces.map(({ lineId }) => lines.find(({ id }) => id === lineId));
  if (found.some((line) => line === undefined)) return 'unknown-line';
  const isTooMany = pieces.some(({ quantity }, index) => {
    const line = found[index];
    return line === undefined || quantity > available(line);
  });
  return isTooMany ? 'too-many-pieces' : pieces;
}
