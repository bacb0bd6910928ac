import * as v from 'valibot';
import { type CountryCode, countries, countryCodes } from '../base/country.ts';
import { endpoint } from '../base/endpoint.ts';
import { StaffAreaSchema } from './roles.ts';

/** Path of the staff's calls, below `/api`. */
export const STAFF_PATH = '/staff';
export const STAFF_DOCUMENT_PATH = `${STAFF_PATH}/openapi.json`;

/** `sk`, or `ua-uk` for an additional language of a country. */
export const editionNames: readonly string[] = countryCodes.flatMap((code: CountryCode) =>
  countries[code].languages.map((language, index) => (index === 0 ? code : `${code}-${language}`)),
);

export const EditionNameSchema = v.pipe(
  v.string(),
  v.check((name) => editionNames.includes(name), 'must be a country, or a country with a language such as ua-uk'),
);
export const EntityKeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const KindNameSchema = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be the name of a kind'));

/** A value as its kind has it; the document has the schema of each kind as `value.<kind>`. */
export const ValueSchema = v.record(v.string(), v.unknown());

export const readKinds = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/kinds`,
  summary: 'What can be changed, and by whom',
  body: v.object({
    kinds: v.array(
      v.object({
        name: v.string(),
        area: StaffAreaSchema,
        keys: v.string(),
        byLanguage: v.boolean(),
        canBeNew: v.boolean(),
        canBeRemoved: v.boolean(),
        /** Whether you may change it. */
        mayChange: v.boolean(),
        /** Whether your changes of it wait for a second person. */
        needsApproval: v.boolean(),
        /** Whether you may approve what others have changed. */
        mayApprove: v.boolean(),
      }),
    ),
  }),
});

export const readValues = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/values`,
  summary: 'The values of a kind in an edition, in the order of their keys; money in minor units',
  query: v.object({
    kind: KindNameSchema,
    country: EditionNameSchema,
    /** Only this one. */
    key: v.optional(EntityKeySchema),
    /** Those that follow this key. */
    after: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  body: v.object({
    values: v.array(v.object({ key: v.string(), version: v.string(), value: ValueSchema })),
    /** For the next page; `null`: this is the last one. */
    next: v.nullable(v.string()),
  }),
});
