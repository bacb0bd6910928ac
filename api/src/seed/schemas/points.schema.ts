import { countryCodes, languages, PointTypeSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { TextSchema } from './texts.schema.ts';

/** `locker`: always open and prepaid. `post`: office hours. `shop`: long hours, some always open. */
export const pointKinds = ['locker', 'post', 'shop'] as const;

/** What an entry has in additional languages of its country. */
const inLanguages = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.partial(v.strictObject(v.entriesFromList(languages, schema))));

const OperatorSchema = v.strictObject({
  /** Key of a delivery method of the country. */
  shipping: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key like dpd_pickup')),
  type: v.optional(PointTypeSchema),
  kind: v.picklist(pointKinds),
  /** Share of the country's pickup points, in percent. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** May contain `{street}`, `{city}`, `{postCode}` and `{number}`, which is counted in each town. */
  name: TextSchema,
  translations: inLanguages(v.strictObject({ name: TextSchema })),
  phone: v.optional(TextSchema),
});
export type SeedOperator = v.InferOutput<typeof OperatorSchema>;

const words = {
  /** In its usual spelling; one of the towns, by any of its names. */
  defaultCity: TextSchema,
  /** Contains `{street}` and `{number}`. */
  address: TextSchema,
  streets: v.pipe(v.array(TextSchema), v.nonEmpty()),
};

const CountryPointsSchema = v.pipe(
  v.strictObject({
    count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000)),
    ...words,
    translations: inLanguages(v.strictObject(words)),
    operators: v.pipe(v.array(OperatorSchema), v.nonEmpty()),
  }),
  v.check(
    ({ streets, translations }) =>
      Object.values(translations ?? {}).every((one) => one?.streets.length === streets.length),
    'must have the same streets in every language',
  ),
);
export type SeedCountryPoints = v.InferOutput<typeof CountryPointsSchema>;

/** Rules for generating pickup points near the towns in `towns.yaml`. */
export const PointsSchema = v.strictObject(v.entriesFromList(countryCodes, CountryPointsSchema));

const TownSchema = v.strictTuple([
  TextSchema,
  v.number(),
  v.number(),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^\d\d( \d\d)*$/, 'must be the first two digits of post codes')),
  v.string(),
  inLanguages(TextSchema),
]);

/** Name, latitude, longitude, population, first digits of postal codes, other names, names in additional languages of the country. */
export const TownsSchema = v.strictObject(
  v.entriesFromList(countryCodes, v.pipe(v.array(TownSchema), v.nonEmpty('needs a town'))),
);
export type SeedTown = v.InferOutput<typeof TownSchema>;
