import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { nameOf, type Ref } from './entity-kind.ts';

interface LastChange {
  author: string;
  changedAt: string;
}

/** Who has changed these last, and when, by `nameOf`; what no change set has changed is left out. */
export async function findLastChanges(
  db: Kysely<Database>,
  refs: readonly Ref[],
): Promise<ReadonlyMap<string, LastChange>> {
  const asked = refs.map(({ kind, country, key }) => ({ kind, country, key }));
  const { rows } = await sql<
    Ref & Pick<Row<'changeSet'>, 'author'> & { appliedAt: NonNullable<Row<'changePart'>['appliedAt']> }
  >`
    select distinct on (c.kind, c.country, c.key) c.kind, c.country, c.key, s.author, p.applied_at
    from json_to_recordset(${JSON.stringify(asked)}::json) as g(kind text, country text, key text)
    join change c using (kind, country, key)
    join change_set s on s.id = c.change_set_id
    join change_part p on p.change_set_id = s.id and p.country = split_part(c.country, '-', 1)
    where p.applied_at is not null
    order by c.kind, c.country, c.key, p.applied_at desc, c.id desc
  `.execute(db);
  return new Map(rows.map((row) => [nameOf(row), { author: row.author, changedAt: row.appliedAt.toISOString() }]));
}
