import type { WarehouseEvent, WarehouseRefusal } from '@odeta/contracts/warehouse';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { OrderHappening, OrderPieces, OrderState } from '../order-states/order-machine.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { type LinePieces, type OrderLine, openOf, piecesOf } from '../orders/records/order-lines.repository.ts';
import type { OpenReturn } from '../returns/open-returns.repository.ts';
import type { ParcelRow } from './parcel.repository.ts';

/** Everything that an event is held against. */
export interface Situation {
  order: OpenOrder;
  lines: readonly OrderLine[];
  parcels: readonly ParcelRow[];
  /** What has to go back by bank transfer, in minor units. */
  transfers: readonly { id: string; amount: number }[];
  /** Those that something can still happen to. */
  returns: readonly OpenReturn[];
}

/** What an event does, if the order may go where it leads. */
export interface Plan {
  happening: OrderHappening;
  /** Where the pieces are afterwards. */
  pieces: OrderPieces;
  carryOut(trx: Transaction<Database>, next: OrderState): Promise<void>;
}

export type Planning<Event extends WarehouseEvent> = (situation: Situation, event: Event) => Plan | WarehouseRefusal;

/** The same pieces in other places. */
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

/** The pieces that an event names, each line once. A refusal when the order has no such line, or fewer pieces there. */
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
