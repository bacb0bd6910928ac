import { sizeGroups } from '@odeta/contracts';
import * as v from 'valibot';
import { KeySchema, TextSchema } from '../../seed/schemas/texts.schema.ts';
import type { SizeTableDocument } from '../../settings/documents.ts';
import { documentKind } from './document.ts';
import { LongTextSchema } from './value-schemas.ts';

const SizeSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a size like 38'));

const FieldsSchema = v.strictObject({
  name: TextSchema,
  columns: v.pipe(v.array(TextSchema), v.nonEmpty('needs a column'), v.maxLength(12)),
  /** The body measure of each column, or `null`. */
  measures: v.optional(v.array(v.nullable(KeySchema))),
  group: v.optional(v.picklist(sizeGroups)),
  rows: v.pipe(
    v.array(
      v.strictObject({
        sizes: v.pipe(v.array(SizeSchema), v.nonEmpty('needs a size'), v.maxLength(12)),
        cells: v.pipe(v.array(TextSchema), v.maxLength(12)),
      }),
    ),
    v.nonEmpty('needs a row'),
    v.maxLength(60),
  ),
  hints: v.pipe(v.array(v.strictObject({ name: TextSchema, text: LongTextSchema })), v.maxLength(12)),
});
type Table = v.InferOutput<typeof FieldsSchema>;

const TableSchema = v.pipe(FieldsSchema, v.check(hasWholeRows, 'each row needs a cell for each column'));

function hasWholeRows({ columns, measures = columns, rows }: Table): boolean {
  return measures.length === columns.length && rows.every(({ cells }) => cells.length === columns.length);
}

/** A size table. The categories that it is for stay. */
export const sizeTable = documentKind<Table, SizeTableDocument[]>({
  name: 'size-table',
  document: 'sizeTables',
  keys: 'the key of a table',
  schema: TableSchema,
  partsOf: (tables) => new Map(tables.map(({ key, categoryIds: _, ...table }) => [key, table as Table])),
  withPart: (tables, key, value) =>
    tables.map((table) =>
      table.key === key ? ({ key, categoryIds: table.categoryIds, ...value } as SizeTableDocument) : table,
    ),
});
