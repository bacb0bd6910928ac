import { createHash } from 'node:crypto';
import type { StockOutcome, StockReport } from '@odeta/contracts/warehouse';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { ApiError } from '../http/api-error.ts';
import {
  insertMovements,
  type LockedStock,
  lockNamed,
  saveOutcome,
  setExpected,
  setStock,
  storeReport,
} from './stock-report.repository.ts';
import type { WarehouseDeps } from './warehouse-deps.ts';

/** The warehouse's clock may be wrong by so much. */
const AHEAD_MS = 5 * 60_000;
/** What happened before is no longer known in full (`periods.stockMovementDays`). */
const OLDEST_MS = 30 * 86_400_000;

/**
 * Applies a report of the warehouse about its stock, in one transaction and once per id. The order in which reports and events arrive does not
 * matter: each has the time at which it happened, and a count has everything that happened before.
 *
 * Throws an `ApiError`: 422 for a time that cannot be, 409 when the id was used for another report.
 */
export function receiveStock(
  { db, now }: Pick<WarehouseDeps, 'db' | 'now'>,
  report: StockReport,
): Promise<StockOutcome> {
  checkTime(Date.parse(report.at), now().getTime());
  return retryConflicts(() => db.transaction().execute((trx) => receive(trx, report)));
}

function checkTime(at: number, now: number): void {
  const wrong = (says: string) => new ApiError('validation', { validation: { at: [says] } });
  if (at > now + AHEAD_MS) throw wrong('In the future');
  if (at < now - OLDEST_MS) throw wrong('Older than 30 days: count again');
}

async function receive(trx: Transaction<Database>, report: StockReport): Promise<StockOutcome> {
  const digest = createHash('sha256').update(JSON.stringify(report)).digest();
  const stored = await storeReport(trx, { id: report.id, digest });
  if (!stored) throw new ApiError('idempotency-mismatch', { status: 409 });
  if (stored.answered) return stored.answered;
  const stocks = await lockNamed(trx, report.lines);
  const named = report.lines.flatMap((line) => {
    const stock = stocks.get(line.sku);
    return stock ? [{ ...line, ...stock }] : [];
  });
  await insertMovements(
    trx,
    report,
    named.map(({ variantId, quantity }) => ({ variantId, quantity })),
  );
  await setStock(
    trx,
    report,
    named.filter((line) => outcomeOf(line, report) === 'applied'),
  );
  const expected = named.filter(({ expectedAt }) => isLater(report.at, expectedAt));
  await setExpected(
    trx,
    report.at,
    expected.flatMap(({ variantId, expected: quantity }) => (quantity === undefined ? [] : [{ variantId, quantity }])),
  );
  const outcome = { lines: report.lines.map(({ sku }) => ({ sku, outcome: outcomeOf(stocks.get(sku), report) })) };
  await saveOutcome(trx, report.id, outcome);
  return outcome;
}

const outcomeOf = (stock: LockedStock | undefined, { at }: StockReport): StockOutcome['lines'][number]['outcome'] => {
  if (!stock) return 'unknown-sku';
  return isLater(at, stock.countedAt) ? 'applied' : 'older';
};

const isLater = (at: string, than: Date | null) => than === null || Date.parse(at) > than.getTime();
