import { countries } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { complaintEndOf, monthsAfter } from './return-terms.ts';

/** Directive (EU) 2024/1799, article 16: months by which a repair extends the seller's liability. */
const REPAIR_MONTHS = 12;

/**
 * The last day (YYYY-MM-DD) of the liability for goods that were repaired or replaced: a repair extends it where the law of the EU applies.
 * `null` while not everything is delivered.
 */
export async function liabilityEndOf(
  trx: Transaction<Database>,
  { id, country: code }: Pick<OpenOrder, 'id' | 'country'>,
  outcome: 'repaired' | 'replaced',
): Promise<string | null> {
  const { rows } = await sql<Pick<Row<'shopOrder'>, 'deliveredAt'> & Pick<Row<'returnCase'>, 'liableUntil'>>`
    select o.delivered_at, (select max(r.liable_until) from return_case r where r.order_id = o.id) as liable_until
    from shop_order o where o.id = ${id}
  `.execute(trx);
  const [row] = rows;
  if (!row?.deliveredAt) return null;
  const country = countries[code];
  const end = complaintEndOf({ deliveredAt: row.deliveredAt, liableUntil: row.liableUntil }, country);
  return outcome === 'repaired' && country.legalGuaranteeYears !== null ? monthsAfter(end, REPAIR_MONTHS) : end;
}
