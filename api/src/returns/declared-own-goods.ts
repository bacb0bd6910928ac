import type { CountryCode } from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import { emailTextFor } from '../http/texts.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { orderNumberOf } from '../identity/typed-number.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import type { LinePieces } from '../orders/records/order-lines.repository.ts';
import { findOwnOrder } from './own-order.repository.ts';
import {
  piecesOfItem,
  readWithdrawableOrder,
  refundNow,
  type StatedItem,
  statedItems,
  type WithdrawableOrder,
} from './withdrawable-order.ts';

interface Statement {
  orderNumber: string;
  email: string;
  /** `null`: all goods of the order. */
  goods: string | null;
}

export interface DeclaredPieces {
  pieces: LinePieces[];
  /** In minor units; `null` if nothing is refunded now. */
  refund: number | null;
}

/**
 * The pieces that a statement names, and their refund, before the statement is stored. `null` unless the visitor has the order and its
 * e-mail is that of the statement, so that neither strangers nor a mistyped address receive data of the order; and for goods in the
 * buyer's own words, which have no sum.
 */
export async function declaredOwnGoods(
  { db, settings, now }: Pick<OrderDeps, 'db' | 'settings' | 'now'>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
  { orderNumber, email, goods }: Statement,
): Promise<DeclaredPieces | null> {
  const number = orderNumberOf(country, orderNumber);
  const known = idHash && number !== null ? await findOwnOrder(db, { idHash, country }, { number }) : undefined;
  if (!known || emailKeyOf(known.email) !== emailKeyOf(email)) return null;
  const withdrawable = await readWithdrawableOrder(db, known.id);
  const pieces = goods === null ? piecesLeft(withdrawable) : namedPieces(country, goods, withdrawable);
  if (pieces.length === 0) return null;
  return { pieces, refund: refundNow(withdrawable, pieces, { shop: settings.of(country), now: now() }) };
}

const piecesLeft = ({ goods }: WithdrawableOrder): LinePieces[] =>
  goods.filter(({ left }) => left > 0).map(({ lineId, left }) => ({ lineId, quantity: left }));

/** Empty if a line is not in the words in which the form writes chosen goods, or is repeated. */
function namedPieces(country: CountryCode, goods: string, { goods: lines }: WithdrawableOrder): LinePieces[] {
  const items = statedItems(lines);
  const named = goods.split('\n').map((line) => chosenItem(country, line, items));
  const isOnce = new Set(named.map((choice) => choice?.item)).size === named.length;
  if (!isOnce || named.includes(undefined)) return [];
  return named
    .flatMap((choice) => (choice ? piecesOfItem(choice.item, choice.quantity) : []))
    .filter(({ quantity }) => quantity > 0);
}

function chosenItem(country: CountryCode, line: string, items: readonly StatedItem[]) {
  const item = items.find(({ text }) => line.startsWith(`${text}, `));
  const quantity = Number.parseInt(line.slice(line.lastIndexOf(', ') + 2), 10);
  const isWritten = item && line === `${item.text}, ${emailTextFor(country, 'item-pieces', { count: quantity })}`;
  return isWritten && quantity > 0 && quantity <= item.left ? { item, quantity } : undefined;
}
