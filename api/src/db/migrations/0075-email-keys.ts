import { type Kysely, sql } from 'kysely';

/** As `emailKeyOf` was when this step was released. */
const keyOf = (email: string) => email.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

/**
 * K6, K7: the e-mail of an account is unique by a key that the API makes. Of accounts that were different by the database's `lower` and
 * have the same key, the oldest one keeps it; the others keep everything but cannot log in until customer service joins them.
 * H10: birth dates that no buyer has were accepted before, and are removed.
 */
export async function addEmailKeys(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer add column email_key text`.execute(db);
  const { rows } = await sql<{ id: string; country: string; email: string }>`
    select id, country, email from customer where password_hash is not null and deleted_at is null order by created_at, id
  `.execute(db);
  const taken = new Set<string>();
  const keys = rows.map(({ id, country, email }) => {
    const key = keyOf(email);
    const isFree = !taken.has(`${country} ${key}`);
    taken.add(`${country} ${key}`);
    return isFree ? key : `${key} ${id}`;
  });
  await sql`
    update customer set email_key = made.key
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${keys}::text[]) as made (id, key) where customer.id = made.id
  `.execute(db);
  await sql`
    drop index customer_with_account;
    create unique index customer_with_account on customer (country, email_key)
      where password_hash is not null and deleted_at is null;
    update customer set birthday = null
      where birthday > current_date - interval '18 years' + interval '1 day' or birthday < current_date - interval '131 years';
  `.execute(db);
}
