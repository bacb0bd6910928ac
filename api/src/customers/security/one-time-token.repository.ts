import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { TokenKind } from '../../db/column-types.ts';
import type { NotNull } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';
import { linkNameOf, newLinkToken, secretHashOf } from '../../identity/link-token.ts';

interface NewToken {
  kind: TokenKind;
  customerId: string;
  email: string;
  minutes: number;
}

/** Creates the token of a link. Only its hash is stored, so that the table is of no use to an attacker. */
export async function createToken(
  trx: Transaction<Database>,
  { kind, customerId, email, minutes }: NewToken,
): Promise<{ token: string; name: string }> {
  const token = newLinkToken();
  const hash = secretHashOf(token);
  const expiresAt = sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
  await trx.insertInto('oneTimeToken').values({ hash, kind, customerId, email, expiresAt, usedAt: null }).execute();
  return { token, name: linkNameOf(hash) };
}

type Usable = NotNull<Pick<Row<'oneTimeToken'>, 'customerId' | 'email'>>;

/** A token that was opened, and the shop in which it was opened. */
interface OpenedToken {
  kind: TokenKind;
  country: CountryCode;
  token: string;
}

/** Finds only tokens of this country's customers that are still valid. */
export async function findToken(
  db: Kysely<Database>,
  { kind, country, token }: OpenedToken,
): Promise<Usable | undefined> {
  const { rows } = await sql<Usable>`
    select t.customer_id, t.email from one_time_token t
    join customer u on u.id = t.customer_id and u.country = ${country} and u.deleted_at is null
    where t.hash = ${secretHashOf(token)} and t.kind = ${kind} and t.used_at is null and t.expires_at > now()
  `.execute(db);
  return rows[0];
}

/** Check and update are one statement, so that of two concurrent requests only one uses the token. */
export async function useToken(
  trx: Transaction<Database>,
  { kind, country, token }: OpenedToken,
): Promise<Usable | undefined> {
  const { rows } = await sql<Usable>`
    update one_time_token t set used_at = now() from customer u
    where t.hash = ${secretHashOf(token)} and t.kind = ${kind} and t.used_at is null and t.expires_at > now()
      and u.id = t.customer_id and u.country = ${country} and u.deleted_at is null
    returning t.customer_id, t.email
  `.execute(trx);
  return rows[0];
}

/** Invalidates all links of this kind. */
export async function dropTokens(trx: Transaction<Database>, kind: TokenKind, customerId: string): Promise<void> {
  await trx.deleteFrom('oneTimeToken').where('kind', '=', kind).where('customerId', '=', customerId).execute();
}
