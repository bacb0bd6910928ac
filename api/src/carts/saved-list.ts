import { sql } from 'kysely';

export const accountOf = (idHash: Buffer | null) => sql`
  select s.id as session_id, u.id as customer_id
  from session s
  left join customer u on u.id = s.customer_id and u.password_hash is not null and u.deleted_at is null
  where s.id_hash = ${idHash} and s.expires_at > now()
`;

/** The list that a session's new saved items go to: the account's if there is one, else the session's. */
export const savedListOf = (idHash: Buffer | null) => sql`
  select case when customer_id is null then session_id end as session_id, customer_id from (${accountOf(idHash)}) known
`;

/** Restricts saved items `i` to those of `savedListOf`, here `o`. */
export const isOnList = sql`i.session_id is not distinct from o.session_id and i.customer_id is not distinct from o.customer_id`;
