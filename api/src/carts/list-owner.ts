import { sql } from 'kysely';

/** The session of a visitor, and his account if he has one. */
export const ownerOf = (idHash: Buffer | null) => sql`
  select s.id as session_id, u.id as customer_id
  from session s
  left join customer u on u.id = s.customer_id and u.password_hash is not null and u.deleted_at is null
  where s.id_hash = ${idHash} and s.expires_at > now()
`;

/** Whose list a visitor's new saved items stand on: the account's if he has one, else the session's. */
export const listOwnerOf = (idHash: Buffer | null) => sql`
  select case when customer_id is null then session_id end as session_id, customer_id from (${ownerOf(idHash)}) owner
`;

/** Of saved items `i`: those on the list of `listOwnerOf`, here `o`. */
export const isOfOwner = sql`i.session_id is not distinct from o.session_id and i.customer_id is not distinct from o.customer_id`;
