import { type Kysely, sql } from 'kysely';

/** As `emailOf` and `emailKeyOf` were when this step was released, for addresses with characters other than those of ASCII. */
const storedOf = (email: string) => {
  const seen = email
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC')
    .trim();
  const [, name, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(seen) ?? [];
  if (!name || !domain || /^[ -~]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return seen;
  return `${name}@${new URL(`http://${domain}`).hostname}`;
};
const keyOf = (email: string) => storedOf(email.normalize('NFKC').toLowerCase().normalize('NFKC')).trim();

/**
 * K6, H12. Addresses of customers in the form in which new ones are stored: without what nobody sees, so that e-mails arrive, and with the ASCII
 * form of their domain, so that a log-in finds the account by either form. Where another account has the key already, an account keeps its own.
 */
export async function showEmails(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; country: string; email: string; emailKey: string | null }>`
    select id, country, email, email_key as "emailKey" from customer
    where email ~ '[^ -~]' or email_key ~ '[^ -~]' order by created_at, id
  `.execute(db);
  for (const { id, country, email, emailKey } of rows) {
    await sql`update customer set email = ${storedOf(email)} where id = ${id}`.execute(db);
    const key = emailKey === null ? null : keyOf(emailKey);
    await sql`
      update customer set email_key = ${key} where id = ${id} and not exists (
        select 1 from customer other where other.country = ${country} and other.email_key = ${key} and other.id <> ${id}
          and other.password_hash is not null and other.deleted_at is null)
    `.execute(db);
  }
}
