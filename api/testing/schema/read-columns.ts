import type { Pool } from 'pg';

export interface Column {
  table: string;
  column: string;
  /** PostgreSQL's name of the type. */
  type: string;
  isNullable: boolean;
  /** `always`: the database computes the value, and it cannot be written. */
  generated: 'always' | 'default' | 'never';
  /** The values that a check of this column alone allows. */
  values: string[] | null;
}

const constants = /'((?:[^']|'')*)'::text/g;

/** All columns of the tables in the connection's schema, in the order of tables' names and of columns. */
export async function readColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Omit<Column, 'values'> & { check: string | null }>(`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
      case when a.attidentity = 'a' or a.attgenerated = 's' then 'always' when a.atthasdef then 'default' else 'never' end as generated,
      (
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like 'CHECK ((' || quote_ident(a.attname) || ' = ANY (ARRAY[%'
      ) as "check"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'migration%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum
  `);
  return rows.map(({ check, ...column }) => ({
    ...column,
    values: check === null ? null : Array.from(check.matchAll(constants), ([, value = '']) => value),
  }));
}
