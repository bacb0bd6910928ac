import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

const SizeTableSchema = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.array(
    v.object({
      /** Codes of the row's sizes, as in `size/38`. */
      sizes: v.array(v.string()),
      cells: v.array(v.string()),
    }),
  ),
  hints: v.array(v.object({ name: v.string(), text: v.string() })),
  /** The body measure of each column, in centimetres; `null` for sizes and ages. Empty from older servers. */
  measures: v.optional(v.array(v.nullable(v.string())), []),
});
export type SizeTable = v.InferOutput<typeof SizeTableSchema>;

/** P16. The size table of a kind of goods in centimetres, with instructions for measuring. */
export const readSizeTable = endpoint({
  method: 'GET',
  path: '/catalog/size-table/{key}',
  summary: 'P16. A size table',
  params: v.object({ key: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)) }),
  body: SizeTableSchema,
});

/** P16. Groups of size tables. */
export const sizeGroups = ['women', 'men', 'children', 'shoes', 'accessories'] as const;
export type SizeGroup = (typeof sizeGroups)[number];

const GroupedSizeTableSchema = v.object({
  ...SizeTableSchema.entries,
  key: v.string(),
  group: v.picklist(sizeGroups),
  measures: v.array(v.nullable(v.string())),
  /** A category with goods in these sizes; `null` where there is none. */
  url: v.nullable(v.string()),
});
export type GroupedSizeTable = v.InferOutput<typeof GroupedSizeTableSchema>;

export const readSizeTables = endpoint({
  method: 'GET',
  path: '/catalog/size-tables',
  summary: 'P16. All size tables of the country',
  body: v.object({ tables: v.array(GroupedSizeTableSchema) }),
});
