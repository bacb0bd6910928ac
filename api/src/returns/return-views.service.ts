import type { AnswerOf, cancelReturn, ListedReturn, ReturnDetail, Returns } from '@odeta/contracts';
import { addressLines } from '@odeta/validation';
import { requireAccount } from '../customers/accounts/require-account.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { nextReturnState } from '../order-states/return-machine.ts';
import { lockOpenOrder } from '../orders/changing/open-order.repository.ts';
import { requireSeen } from '../orders/placing/require-seen.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { readOpenReturns, saveReturn } from './open-returns.repository.ts';
import { countReturns, findOrderOfReturn } from './return.repository.ts';
import { goodsOf } from './return-offer.service.ts';
import { returnStatusOf } from './return-status.ts';
import { sentSumsOf } from './return-sums.ts';
import {
  listReturns,
  type ReturnDetailRow,
  type ReturnViewRow,
  readReturnedLines,
  readReturnRow,
} from './return-views.repository.ts';

const ON_A_PAGE = 10;

export async function returnsOf(deps: OrderDeps, session: Session, asked: number): Promise<Returns> {
  const { id: customerId } = await requireAccount(deps.db, session);
  const pages = Math.max(1, Math.ceil((await countReturns(deps.db, customerId)) / ON_A_PAGE));
  const page = Math.min(asked, pages);
  const rows = await listReturns(deps.db, { customerId, offset: (page - 1) * ON_A_PAGE, most: ON_A_PAGE });
  const today = deps.settings.of(session.country).today(deps.now());
  return { returns: rows.map((row) => ({ ...headOf(row, today), pictures: row.pictures })), page, pages };
}

function headOf(row: ReturnViewRow, today: string): Omit<ListedReturn, 'pictures'> {
  const { id, number, kind, orderId, orderNumber, sendBy, outcome: decision, piecesCount, refundFailed, country } = row;
  return {
    ...{ id, number, kind, orderId, orderNumber, sendBy, decision, piecesCount, refundFailed },
    outcome: formerOutcomeOf(decision),
    status: returnStatusOf(row, today),
    createdAt: row.createdAt.toISOString(),
    refund: toMajor(country, row.goods - row.fee - row.wayCost),
  };
}

function formerOutcomeOf(decision: ReturnViewRow['outcome']): ListedReturn['outcome'] {
  if (decision === 'reduction') return 'refund';
  return decision === 'repaired' ? 'replaced' : decision;
}

/** Everyone who may see its order may see a return; all others get 404, as if it did not exist. */
export async function returnOf(deps: OrderDeps, session: Session, returnId: string): Promise<ReturnDetail> {
  await requireReturn(deps, session, returnId);
  const [row, lines] = await Promise.all([readReturnRow(deps.db, returnId), readReturnedLines(deps.db, returnId)]);
  const shop = deps.settings.of(session.country);
  return {
    ...headOf(row, shop.today(deps.now())),
    ...detailsOf(row, shop),
    lines: lines.map(({ quantity, reason, ...line }) => ({ ...goodsOf(row.country, line), quantity, reason })),
  };
}

async function requireReturn(deps: OrderDeps, session: Session, returnId: string): Promise<string> {
  const orderId = await findOrderOfReturn(deps.db, returnId);
  if (!orderId) throw new ApiError('not-found');
  await requireSeen(deps, session, orderId);
  return orderId;
}

function detailsOf(row: ReturnDetailRow, shop: CountrySettings) {
  const { country, email, note, answer, attachmentsCount, refundMethod, voucherCode, way, code } = row;
  const { goods, fee, wayCost, onVoucher, remedy, liableUntil, outcome } = row;
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...{ email, note, answer, attachmentsCount, refundMethod, voucherCode, code },
    sums: sentSumsOf(country, { goods, fee, wayCost, onVoucher, refund: goods - fee - wayCost }),
    refundTo: refundToOf(row),
    way: way && { ...way, cost: toMajor(country, way.cost) },
    from: addressLines(country, row.shipTo),
    to: shop.siteContents.returns?.address ?? [],
    sentAt: text(row.sentAt),
    receivedAt: text(row.receivedAt),
    answeredAt: text(row.answeredAt),
    completedAt: text(row.completedAt),
    mayCancel: mayCancel(row),
    claimsUrl: shop.siteContents.claimsUrl,
    remedy: remedy || null,
    liableUntil,
    conciliation: outcome === 'refused' ? (shop.siteContents.conciliation ?? null) : null,
  };
}

const SHOWN_OF_ACCOUNT = 4;

/** Only the last digits of the account, because the page can be opened with the link in an e-mail. */
function refundToOf({ refundMethod, bankAccount, paymentName }: ReturnDetailRow): string {
  if (refundMethod === 'bank-account') return `•••• ${bankAccount.slice(-SHOWN_OF_ACCOUNT)}`;
  return refundMethod === 'payment' ? paymentName : '';
}

const mayCancel = ({ state, kind }: Pick<ReturnViewRow, 'state' | 'kind'>) =>
  nextReturnState(state, 'cancelled-by-buyer', { kind, isPaidOut: false }) !== undefined;

/**
 * The pieces can then be returned again. Cancelling a return that is cancelled already changes nothing, so that a repeated click is
 * harmless.
 */
export async function cancelReturnOf(
  deps: OrderDeps,
  session: KnownSession,
  returnId: string,
): Promise<AnswerOf<typeof cancelReturn>> {
  const known = await deps.db.selectFrom('returnCase').select('orderId').where('id', '=', returnId).executeTakeFirst();
  if (!known) throw new ApiError('not-found');
  const { orderId } = known;
  await requireSeen(deps, session, orderId);
  await deps.db.transaction().execute(async (trx) => {
    await lockOpenOrder(trx, orderId);
    const found = (await readOpenReturns(trx, orderId)).find(({ id }) => id === returnId);
    const state = found && nextReturnState(found.state, 'cancelled-by-buyer', { kind: found.kind, isPaidOut: false });
    if (state) await saveReturn(trx, returnId, { state });
    else if (await findOrderOfReturn(trx, returnId)) throw new ApiError('return-sent');
  });
  return { orderId };
}
