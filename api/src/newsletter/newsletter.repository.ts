import type { CountryCode } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

export interface Subscriber {
  country: CountryCode;
  /** `emailKeyOf` the address. */
  email: string;
}

/**
 * Stores the address as pending, with the token of its link. Returns `false`, and changes nothing, when it is active already or an e-mail
 * was requested within `pause`.
 */
export async function saveSubscriber(
  trx: Transaction<Database>,
  { country, email, source, tokenHash, now, pause }: Subscriber & NewLink,
): Promise<boolean> {
  const { rows } = await sql`
    insert into newsletter (country, email, source, token_hash, sent_at)
    values (${country}, ${email}, ${source}, ${tokenHash}, ${now})
    on conflict (country, email) do update
      set status = 'pending', source = excluded.source, token_hash = excluded.token_hash, sent_at = excluded.sent_at
      where newsletter.status <> 'active'
        and (newsletter.sent_at is null or newsletter.sent_at <= excluded.sent_at - make_interval(secs => ${pause}))
    returning email
  `.execute(trx);
  return rows.length > 0;
}

interface NewLink {
  source: number;
  tokenHash: Buffer;
  now: Date;
  /** Minimum seconds between two e-mails to one address. */
  pause: number;
}

export interface Activated extends Subscriber {
  isNew: boolean;
  rewardId: number | null;
}

/** Activates the subscription of a link that has not expired. */
export async function activate(
  trx: Transaction<Database>,
  { country, tokenHash, now, days }: { country: CountryCode; tokenHash: Buffer; now: Date; days: number },
): Promise<Activated | undefined> {
  const { rows } = await sql<Activated>`
    with found as (
      select country, email, status from newsletter
      where token_hash = ${tokenHash} and country = ${country} and status in ('pending', 'active')
        and sent_at > ${now}::timestamptz - make_interval(days => ${days})
      for update
    )
    update newsletter n set status = 'active', activated_at = coalesce(n.activated_at, ${now})
    from found
    where n.country = found.country and n.email = found.email
    returning n.country, n.email, n.reward_id, found.status = 'pending' as is_new
  `.execute(trx);
  return rows[0];
}

/** Ends the subscription, and makes the link of an e-mail that waits for its confirmation invalid. Returns whether it was active. */
export async function endSubscription(trx: Transaction<Database>, { country, email }: Subscriber): Promise<boolean> {
  const { rows } = await sql<{ wasActive: boolean }>`
    with found as (
      select country, email, status from newsletter where country = ${country} and email = ${email} for update
    )
    update newsletter n set status = 'left', token_hash = null
    from found where n.country = found.country and n.email = found.email
    returning found.status = 'active' as was_active
  `.execute(trx);
  return rows[0]?.wasActive ?? false;
}

/** Undoes `endSubscription` for a subscription that was active. */
export async function restoreSubscription(trx: Transaction<Database>, { country, email }: Subscriber): Promise<void> {
  await trx
    .updateTable('newsletter')
    .set({ status: 'active' })
    .where('country', '=', country)
    .where('email', '=', email)
    .where('status', '=', 'left')
    .execute();
}

export interface Reward {
  country: CountryCode;
  code: string;
  percent: number;
  minOrder: number;
  from: string;
  until: string;
}

/** A code for one order by one subscriber. */
export async function saveReward(trx: Transaction<Database>, { email }: Subscriber, reward: Reward): Promise<void> {
  const { country, code, percent, minOrder, from, until } = reward;
  await sql`
    with made as (
      insert into discount_code (country, code, name, percent, free_delivery, min_order, valid_from, valid_until, max_uses)
      values (${country}, ${code}, ${code}, ${percent}, true, ${minOrder}, ${from}, ${until}, 1)
      returning id
    )
    update newsletter set reward_id = made.id from made where newsletter.country = ${country} and email = ${email}
  `.execute(trx);
}

/** The code of a reward, unless it is used up. */
export async function findReward(trx: Transaction<Database>, id: number): Promise<string | null> {
  const row = await trx
    .selectFrom('discountCode')
    .select('code')
    .where('id', '=', id)
    .whereRef('uses', '<', 'maxUses')
    .executeTakeFirst();
  return row?.code ?? null;
}
