import { type CountryCode, countries } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Balances } from '../../ledger/balances.ts';
import { type ClubEnd, clubEnd } from '../../ledger/club-rule.ts';

/** An order without a membership. */
const noClub: ClubEnd = { back: 0, kept: 0, ends: false };

/** What happens to the membership that an order bought, if everything that is left of the order is given back now. */
export async function readClubEnd(
  db: Kysely<Database>,
  order: { id: string; country: CountryCode },
  balances: Balances,
): Promise<ClubEnd> {
  const fee = -balances.of('club-fee');
  return fee > 0 ? clubEnd(fee, await readUsedElsewhere(db, order)) : noClub;
}

/**
 * The discounts that the membership of an order gave in other orders, without those for goods that the buyer did not keep. Nothing, before
 * it begins; after its member has left the club, what was bought since the order.
 */
async function readUsedElsewhere(
  db: Kysely<Database>,
  { id, country }: { id: string; country: CountryCode },
): Promise<number> {
  const { timeZone } = countries[country];
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(x.club_discount - round(x.club_discount::numeric * gone.value / x.items_value)), 0)::bigint as used
    from shop_order o
    left join club_membership m on m.order_id = o.id
    join shop_order x on x.customer_id = o.customer_id and x.country = o.country and x.placed_at > o.placed_at
      and x.club_discount > 0 and x.club_fee = 0 and x.state not in ('cancelled', 'sold-out')
    cross join lateral (
      select coalesce(sum((i.sold_out + i.returned) * coalesce(i.price_promo, i.price)), 0) as value
      from order_item i where i.order_id = x.id
    ) gone
    where o.id = ${id}
      and (m.id is null or (x.placed_at at time zone ${timeZone})::date between m.valid_from and m.valid_until)
  `.execute(db);
  return rows[0]?.used ?? 0;
}

/** Until the transaction ends, no other order gets a discount by the membership that this one bought. */
export async function lockClub(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx.selectFrom('clubMembership').select('id').where('orderId', '=', orderId).forUpdate().execute();
}

/** Ends the membership with its order, or keeps it although the order ends. Before the state of the order changes. */
export async function endClub(trx: Transaction<Database>, orderId: string, { ends }: ClubEnd): Promise<void> {
  if (ends) await trx.deleteFrom('clubMembership').where('orderId', '=', orderId).execute();
  else await trx.updateTable('clubMembership').set({ outlivesOrder: true }).where('orderId', '=', orderId).execute();
}
