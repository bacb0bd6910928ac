import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** P16. Sizes of a kind of goods in centimetres, and how to measure. */
export const readSizeTable = endpoint({
  method: 'GET',
  path: '/catalog/size-table/{key}',
  summary: 'P16. A size table',
  params: v.object({ key: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)) }),
  body: v.object({
    name: v.string(),
    columns: v.array(v.string()),
    rows: v.array(
      v.object({
        /** Codes of the sizes that the row is about, as in `size/38`. */
        sizes: v.array(v.string()),
        cells: v.array(v.string()),
      }),
    ),
    hints: v.array(v.object({ name: v.string(), text: v.string() })),
  }),
});
export type SizeTable = v.InferOutput<typeof readSizeTable.body>;
