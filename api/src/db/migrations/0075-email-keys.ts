import type { PoolClient } from 'pg';

/** As `emailKeyOf` was when this step was released. */
const keyOf = (email: string) => email.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

/**
 * K6, K7: the e-mail of an account is unique by a key that the API makes. Of accounts that were different by the database's `lower` and
 * have the same key, the oldest one keeps it; the others keep everything but cannot log in until customer service joins them.
 * H10: birth dates that no buyer has were accepted before, and are removed.
 */
export async function addEmailKeys(client: PoolClient): Promise<void> {
  await client.query('alter table customer add column email_key text');
  const { rows } = await client.query<{ id: string; country: string; email: string }>(
    'select id, country, email from customer where password_hash is not null and deleted_at is null order by created_at, id',
  );
  const taken = new Set<string>();
  const keys = rows.map(({ id, country, email }) => {
    const key = keyOf(email);
    const isFree = !taken.has(`${country} ${key}`);
    taken.add(`${country} ${key}`);
    return isFree ? key : `${key} ${id}`;
  });
  await client.query(
    `update customer set email_key = made.key
     from unnest($1::uuid[], $2::text[]) as made (id, key) where customer.id = made.id`,
    [rows.map(({ id }) => id), keys],
  );
  await client.query(`
    drop index customer_with_account;
    create unique index customer_with_account on customer (country, email_key)
      where password_hash is not null and deleted_at is null;
    update customer set birthday = null
      where birthday > current_date - interval '18 years' + interval '1 day' or birthday < current_date - interval '131 years';
  `);
}
