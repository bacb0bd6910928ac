import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CountryCode, countryCodes } from '@odeta/contracts';
import * as v from 'valibot';
import { parse } from 'yaml';

const TextSchema = v.pipe(v.string(), v.nonEmpty());

/** `file: title` */
const TestSchema = v.pipe(
  v.record(TextSchema, TextSchema),
  v.transform((pair) => Object.entries(pair).map(([file, title]) => ({ file, title }))),
);

/** Where a notice is seen. */
const PlaceSchema = v.strictObject({
  kind: v.picklist(['page', 'e-mail', 'document', 'sum']),
  where: TextSchema,
  /** `file#path` of a message or of the seed. */
  texts: v.optional(v.array(v.pipe(v.string(), v.includes('#'))), []),
  /** An edit of the sources after which the notice is not shown. */
  removed: v.optional(v.strictObject({ in: TextSchema, code: TextSchema, with: v.optional(v.string(), '') })),
  tests: v.pipe(
    v.array(TestSchema),
    v.nonEmpty('needs a test'),
    v.transform((tests) => tests.flat()),
  ),
});
export type Place = v.InferOutput<typeof PlaceSchema>;

const RulesSchema = v.record(TextSchema, v.strictObject({ title: TextSchema, places: v.array(PlaceSchema) }));

const SourceSchema = v.union([
  v.strictObject({
    law: TextSchema,
    since: v.pipe(v.string(), v.isoDate()),
    says: v.optional(v.array(TextSchema), []),
  }),
  /** Why the rule does not apply. */
  v.strictObject({ none: TextSchema }),
  /** What the seller has to do before the shop opens. */
  v.strictObject({ open: TextSchema }),
]);
export type Source = v.InferOutput<typeof SourceSchema>;

export interface LawList {
  rules: v.InferOutput<typeof RulesSchema>;
  countries: Record<CountryCode, Record<string, Source>>;
}

const read = (name: string): unknown => parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));

/** What the law asks of the shop in each country, and where the shop does it. */
export const readLawList = (): LawList => ({
  rules: v.parse(RulesSchema, read('rules.yaml')),
  countries: Object.fromEntries(
    countryCodes.map((country) => [
      country,
      v.parse(v.record(TextSchema, SourceSchema), read(`countries/${country}.yaml`)),
    ]),
  ) as LawList['countries'],
});
