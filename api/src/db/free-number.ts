import { type RawBuilder, sql } from 'kysely';

/** The first of the given random numbers that no row of the table has; `null` when all are taken. */
export const freeNumber = (table: string, numbers: readonly string[]): RawBuilder<string> => sql`(
  select drawn.number from unnest(${numbers}::text[]) with ordinality as drawn (number, position)
  where not exists (select from ${sql.table(table)} taken where taken.number = drawn.number) order by position limit 1
)`;
