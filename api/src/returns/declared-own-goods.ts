import type { CountryCode, WithdrawnParcels } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Session } from '../http/session.ts';
import { emailTextFor } from '../http/texts.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { orderNumberOf } from '../identity/typed-number.ts';
import { lockOpenOrder, type OpenOrder } from '../orders/changing/open-order.repository.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import type { LinePieces } from '../orders/records/order-lines.repository.ts';
import { findOwnOrder } from './own-order.repository.ts';
import { withdrawnParcelsOf } from './stop-withdrawn.ts';
import {
  chosenItems,
  piecesOfItem,
  readWithdrawableOrder,
  refundNow,
  type WithdrawableOrder,
} from './withdrawable-order.ts';

interface Statement {
  orderNumber: string;
  email: string;
  /** In the buyer's own words; `null`: all goods of the order. */
  goods: string | null;
  /** Chosen from the lines of `ownOrderOf`. */
  lines: readonly { lineId: string; quantity: number }[];
}

/** The goods of a statement whose sender has the order. */
export interface DeclaredPieces {
  order: OpenOrder;
  lines: WithdrawableOrder['lines'];
  pieces: LinePieces[];
  /** The chosen goods in words, one per line. */
  texts: string[];
  parcels: WithdrawnParcels;
  /** In minor units; `null` if nothing is refunded now. */
  refund: number | null;
  /** Whether a refund goes through the payment of the order, and not to a bank account. */
  isPaidOnline: boolean;
}

/**
 * The pieces that a statement names, and their refund, before the statement is stored; locks the order. `null` unless the visitor has the
 * order and its e-mail is that of the statement, so that neither strangers nor a mistyped address receive data of the order; and for goods in
 * the buyer's own words alone, which have no sum.
 */
export async function declaredOwnGoods(
  trx: Transaction<Database>,
  { settings, now }: Pick<OrderDeps, 'settings' | 'now'>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
  { orderNumber, email, goods, lines }: Statement,
): Promise<DeclaredPieces | null> {
  const number = orderNumberOf(country, orderNumber);
  const known = idHash && number !== null ? await findOwnOrder(trx, { idHash, country }, { number }) : undefined;
  if (!known || emailKeyOf(known.email) !== emailKeyOf(email)) return null;
  const order = await lockOpenOrder(trx, known.id);
  const withdrawable = await readWithdrawableOrder(trx, known.id);
  const chosen = goods === null ? allLeft(withdrawable) : namedGoods(country, withdrawable, lines);
  if (!order || !chosen || chosen.pieces.length === 0) return null;
  const { pieces } = chosen;
  const hasWords = goods !== null && goods !== '';
  return {
    order,
    lines: withdrawable.lines,
    ...chosen,
    parcels: withdrawnParcelsOf(pieces, withdrawable.lines),
    refund: hasWords ? null : refundNow(withdrawable, pieces, { shop: settings.of(country), now: now() }),
    isPaidOnline: withdrawable.order.isPaidOnline,
  };
}

const allLeft = ({ goods }: WithdrawableOrder) => ({
  pieces: goods.filter(({ left }) => left > 0).map(({ lineId, left }) => ({ lineId, quantity: left })),
  texts: [],
});

function namedGoods(country: CountryCode, withdrawable: WithdrawableOrder, lines: Statement['lines']) {
  const items = chosenItems(withdrawable, lines);
  return (
    items && {
      pieces: items
        .flatMap(({ item, quantity }) => piecesOfItem(item, quantity))
        .filter(({ quantity }) => quantity > 0),
      texts: items.map(({ item, quantity }) =>
        [item.text, emailTextFor(country, 'item-pieces', { count: quantity })].join(', '),
      ),
    }
  );
}
