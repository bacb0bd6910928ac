import { type EntryId, MAX_QUANTITY } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import { openCartOf } from './open-cart.repository.ts';
import { isOnList, savedListOf } from './saved-list.ts';

/**
 * Puts lines that were removed from the visitor's open cart back as they were; pieces of a variant that was added again meanwhile are added
 * to its line. Pieces that a removal put on the buy-later list are taken off it; a line whose pieces are no longer on that list is not
 * restored. Returns the number of restored lines.
 */
export async function restoreLines(
  db: Kysely<Database>,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<number> {
  const { rows } = await sql`
    with open_cart as (${openCartOf(session)}),
    o as (${savedListOf(session.idHash)}),
    requested as (
      select r.* from removed_item r join open_cart on open_cart.id = r.cart_id where r.id = any(${entryIds}::bigint[])
    ),
    listed as (
      select w.id, i.id as saved_id, w.saved
      from requested w cross join o
      join saved_item i on i.variant_id = w.variant_id and i.country = ${session.country} and ${isOnList}
      where i.quantity >= w.saved for update of i
    ),
    emptied as (
      delete from saved_item i using listed l where i.id = l.saved_id and i.quantity = l.saved
    ),
    lessened as (
      update saved_item i set quantity = i.quantity - l.saved from listed l where i.id = l.saved_id and i.quantity > l.saved
    ),
    restored as (
      delete from removed_item r using requested w
      where r.id = w.id and (w.saved is null or w.id in (select id from listed)) returning r.*
    )
    insert into cart_item as i (id, cart_id, variant_id, quantity, checked, added_at)
    overriding system value
    select id, cart_id, variant_id, quantity, checked, added_at from restored
    on conflict (cart_id, variant_id) do update
    set quantity = least(i.quantity + excluded.quantity, ${MAX_QUANTITY}), checked = i.checked or excluded.checked
    returning i.id
  `.execute(db);
  return rows.length;
}
