import { countryCodes, PointTypeSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { TextSchema } from './texts.schema.ts';

/** `lockers` are always open and want the money before; `posts` keep office hours; `shops` are open late, some of them always. */
export const pointKinds = ['locker', 'post', 'shop'] as const;

const OperatorSchema = v.strictObject({
  /** The delivery of its points, a method of the country. */
  shipping: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key like dpd_pickup')),
  type: v.optional(PointTypeSchema),
  kind: v.picklist(pointKinds),
  /** Of all points of the country, in percent. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** With `{street}`, `{city}`, `{postCode}` or `{number}`, which counts in each town. */
  name: TextSchema,
  phone: v.optional(TextSchema),
});
export type SeedOperator = v.InferOutput<typeof OperatorSchema>;

const CountryPointsSchema = v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000)),
  /** J11. As people write it; one of the towns, by any of its names. */
  defaultCity: TextSchema,
  /** With `{street}` and `{number}`. */
  address: TextSchema,
  streets: v.pipe(v.array(TextSchema), v.nonEmpty()),
  operators: v.pipe(v.array(OperatorSchema), v.nonEmpty()),
});
export type SeedCountryPoints = v.InferOutput<typeof CountryPointsSchema>;

/** J9. How pick-up points are made; around which towns says `towns.yaml`. */
export const PointsSchema = v.strictObject(v.entriesFromList(countryCodes, CountryPointsSchema));

const TownSchema = v.strictTuple([
  TextSchema,
  v.number(),
  v.number(),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^\d\d( \d\d)*$/, 'must be the first two digits of post codes')),
  v.string(),
]);

/** Name, latitude, longitude, people, starts of post codes, other names. */
export const TownsSchema = v.strictObject(
  v.entriesFromList(countryCodes, v.pipe(v.array(TownSchema), v.nonEmpty('needs a town'))),
);
export type SeedTown = v.InferOutput<typeof TownSchema>;
