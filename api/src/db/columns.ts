import { type RawBuilder, sql } from 'kysely';
import type { Database, Row } from './database.ts';

type Name<Table extends keyof Database> = keyof Row<Table> & string;

type Selected<Table extends keyof Database, Column extends string> = {
  [Item in Column as Item extends `${string} as ${infer Alias}`
    ? Alias
    : Item]: Item extends `${infer Source} as ${string}`
    ? Source extends Name<Table>
      ? Row<Table>[Source]
      : never
    : Item extends Name<Table>
      ? Row<Table>[Item]
      : never;
};

/**
 * Columns of a table for `select` or `returning` in SQL, with the type of their rows: `columns('shopOrder as o', 'id', 'number as orderNumber')`
 * is `o.id, o.number as order_number`. Names are those of `schema.ts`, so that the compiler finds each use of a renamed column.
 */
export function columns<
  Table extends keyof Database & string,
  Column extends Name<Table> | `${Name<Table>} as ${string}`,
>(table: Table | `${Table} as ${string}`, ...names: readonly Column[]): RawBuilder<Selected<Table, Column>> {
  const alias = table.split(' as ')[1] ?? table;
  const listed = names.map((name) => {
    const [column = '', as] = name.split(' as ');
    const source = sql.ref(`${alias}.${column}`);
    return as === undefined ? source : sql`${source} as ${sql.ref(as)}`;
  });
  return sql`${sql.join(listed)}`;
}

/**
 * The type of rows with these columns; computed ones are added by hand: `sql<RowOf<typeof head> & { isOwn: boolean }>`. After a left join
 * each column can be null: `Nullable<RowOf<typeof head>>`.
 */
export type RowOf<Columns> = Columns extends RawBuilder<infer Rows> ? Rows : never;

/** Columns that a condition of the query excludes from being null. */
export type NotNull<Columns> = { [Name in keyof Columns]: NonNullable<Columns[Name]> };
