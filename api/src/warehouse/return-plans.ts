import type { ReturnOutcome } from '@odeta/contracts';
import type { WarehouseEventOf, WarehouseRefusal } from '@odeta/contracts/warehouse';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { nextReturnState, type ReturnHappening } from '../order-states/return-machine.ts';
import { giveBackAll } from '../orders/changing/end-order.ts';
import { addGivenBackEmail } from '../orders/changing/given-back-data.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import { reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { addPieces, type LinePieces, moveStock } from '../orders/records/order-lines.repository.ts';
import { toMinor } from '../pricing/money.ts';
import { liabilityEndOf } from '../returns/liability.ts';
import { addReturnEmail, type OpenReturn, saveReceivedPieces, saveReturn } from '../returns/open-returns.repository.ts';
import { payBack } from '../returns/pay-back.ts';
import { reducePrice } from '../returns/reduce-price.ts';
import { isLastOf } from '../returns/withdrawal-refund.ts';
import { movedPieces, namedPieces, type Plan, type Planning, type Situation } from './plan.ts';

const findReturn = ({ returns }: Situation, number: string) => returns.find((one) => one.number === number);

/** Whether the return's state machine allows the event. */
const mayHappen = ({ state, kind }: OpenReturn, on: ReturnHappening) =>
  nextReturnState(state, on, { kind, isPaidOut: true }) !== undefined;

export const planReturnSent: Planning<WarehouseEventOf<'return-sent'>> = (situation, { data, occurredAt }) => {
  const found = findReturn(situation, data.returnNumber);
  if (!found) return 'unknown-return';
  const next = nextReturnState(found.state, 'handed-over', { kind: found.kind, isPaidOut: true });
  if (!next) return 'not-in-this-state';
  return {
    happening: 'return-sent',
    pieces: movedPieces(situation, {}),
    carryOut: (trx) => saveReturn(trx, found.id, { state: next, sentAt: new Date(occurredAt) }),
  };
};

export const planReturned: Planning<WarehouseEventOf<'return-received'>> = (situation, event) => {
  const { returnNumber, pieces: named } = event.data;
  const pieces = namedPieces(situation, named, ({ delivered, returned }) => delivered - returned);
  if (typeof pieces === 'string') return pieces;
  if (returnNumber !== undefined) return planReceived(situation, event, { returnNumber, pieces });
  return {
    happening: 'return-received',
    pieces: movedPieces(situation, {}),
    carryOut: (trx) => takeUndeclared(trx, situation, event, pieces),
  };
};

/** A parcel with a return label: the return determines the refund, its method and the deductions. */
function planReceived(
  situation: Situation,
  { id, data, occurredAt }: WarehouseEventOf<'return-received'>,
  { returnNumber, pieces }: { returnNumber: string; pieces: readonly LinePieces[] },
): Plan | WarehouseRefusal {
  const found = findReturn(situation, returnNumber);
  if (!found) return 'unknown-return';
  if (!mayHappen(found, 'received')) return 'not-in-this-state';
  if (pieces.some((piece) => piece.quantity > declaredOf(found, piece))) return 'too-many-pieces';
  return {
    happening: 'return-received',
    pieces: movedPieces(situation, {}),
    async carryOut(trx) {
      await saveReceivedPieces(trx, found.id, pieces);
      const at = new Date(occurredAt);
      await saveReturn(trx, found.id, { receivedAt: at });
      if (found.kind === 'complaint') {
        const registered = nextReturnState(found.state, 'received', { kind: found.kind, isPaidOut: false });
        await saveReturn(trx, found.id, { state: registered });
      } else {
        if (data.sellable) await moveStock(trx, pieces, { kind: 'back', at });
        await payBack(trx, situation, { found, pieces, happening: 'received', key: `returned:${id}`, at });
      }
      await addReturnEmail(trx, 'return-received', { order: situation.order, returnId: found.id });
    },
  };
}

const declaredOf = ({ items }: OpenReturn, { lineId }: LinePieces) =>
  items.find((item) => item.lineId === lineId)?.quantity ?? 0;

const happenings: Record<ReturnOutcome, ReturnHappening> = {
  refund: 'refund-granted',
  reduction: 'refund-granted',
  repaired: 'replaced',
  replaced: 'replaced',
  refused: 'refused',
};

export const planReturnAnswered: Planning<WarehouseEventOf<'return-answered'>> = (
  situation,
  { id, data, occurredAt },
) => {
  const found = findReturn(situation, data.returnNumber);
  if (!found) return 'unknown-return';
  const happening = happenings[data.outcome];
  if (!mayHappen(found, happening)) return 'not-in-this-state';
  const { order } = situation;
  const amount = data.outcome === 'reduction' ? toMinor(order.country, data.amount ?? 0) : null;
  const whole = goneOf(situation, found.items);
  if (amount !== null && (amount <= 0 || amount > whole.money + whole.voucher)) return 'nothing-to-refund';
  return {
    happening: 'return-answered',
    pieces: movedPieces(situation, {}),
    async carryOut(trx) {
      const at = new Date(occurredAt);
      await saveReturn(trx, found.id, { outcome: data.outcome, answeredAt: at });
      if (data.outcome === 'refund')
        await payBack(trx, situation, { found, pieces: found.items, happening, key: `answered:${id}`, at });
      else if (amount !== null) await reducePrice(trx, order, { found, amount, key: `answered:${id}`, at });
      else {
        const state = nextReturnState(found.state, happening, { kind: found.kind, isPaidOut: false });
        const { outcome } = data;
        const isMended = outcome === 'repaired' || outcome === 'replaced';
        const liableUntil = isMended ? await liabilityEndOf(trx, order, outcome) : null;
        await saveReturn(trx, found.id, { state, completedAt: at, liableUntil });
      }
      await addReturnEmail(trx, 'return-answered', { order, returnId: found.id });
    },
  };
};

/** A parcel without a return label, for example after a withdrawal. */
async function takeUndeclared(
  trx: Transaction<Database>,
  situation: Situation,
  { id, data, occurredAt }: WarehouseEventOf<'return-received'>,
  pieces: readonly LinePieces[],
): Promise<void> {
  const { order } = situation;
  if (data.sellable) await moveStock(trx, pieces, { kind: 'back', at: new Date(occurredAt) });
  await addPieces(trx, pieces, 'returned');
  const cause = { key: `returned:${id}`, reason: 'returned' };
  const isEnd = isLastOf(situation.lines, pieces) && (await hasWithdrawal(trx, order.id));
  const given = isEnd
    ? await giveBackAll(trx, { order, ...cause })
    : await reduceOrder(trx, { orderId: order.id, gone: goneOf(situation, pieces), ...cause });
  await addGivenBackEmail(trx, order, { key: cause.key, given });
}

async function hasWithdrawal(trx: Transaction<Database>, orderId: string): Promise<boolean> {
  return (await trx.selectFrom('withdrawal').select('id').where('orderId', '=', orderId).execute()).length > 0;
}
