import { type LegalDocument, legalDocuments } from '@odeta/contracts';
import { devicePurposes } from '@odeta/node/stored-on-devices';
import * as v from 'valibot';
import { allEditions } from '../../language/editions.ts';
import { TextSchema } from './texts.schema.ts';

/**
 * The parts that every country's terms must have, in this order (Directive 2011/83/EU, article 6; Directive (EU) 2019/771; Directive
 * 2005/29/EC, article 7(6) for reviews).
 */
export const termsParts = [
  'seller',
  'conclusion',
  'prices',
  'delivery',
  'payment',
  'withdrawal',
  'returns',
  'conformity',
  'complaints',
  'conciliation',
  'account',
  'club',
  'codes',
  'reviews',
  'goods',
  'law',
] as const;

/** The parts that every country's privacy notice must have, in this order (Regulation (EU) 2016/679, articles 13 and 14). */
export const privacyParts = [
  'controller',
  'purposes',
  'periods',
  'recipients',
  'transfers',
  'devices',
  'profiling',
  'rights',
  'authority',
  'changes',
] as const;

/** HTML of paragraphs and lists, with placeholders (legal-facts.ts). */
const part = { title: TextSchema, text: TextSchema };
const PartSchema = v.strictObject(part);

const TermsSchema = v.strictObject({
  title: TextSchema,
  parts: v.strictObject(v.entriesFromList(termsParts, PartSchema)),
});

const Row4Schema = v.tuple([TextSchema, TextSchema, TextSchema, TextSchema]);
const PurposesSchema = v.strictObject({
  ...part,
  /** Purpose, data, legal basis, period. */
  heads: Row4Schema,
  rows: v.pipe(v.array(Row4Schema), v.nonEmpty('needs a row')),
});
const DevicesSchema = v.strictObject({
  ...part,
  /** Name, purpose, period. */
  heads: v.tuple([TextSchema, TextSchema, TextSchema]),
  /** A period that ends with the visit. */
  visit: TextSchema,
  /** A period that ends when the visitor deletes the entry. */
  kept: TextSchema,
  purposes: v.strictObject(v.entriesFromList(devicePurposes, TextSchema)),
});
const PrivacySchema = v.strictObject({
  title: TextSchema,
  parts: v.strictObject({
    ...v.entriesFromList(privacyParts, PartSchema),
    purposes: PurposesSchema,
    devices: DevicesSchema,
  }),
});

export type SeedTerms = v.InferOutput<typeof TermsSchema>;
export type SeedPrivacy = v.InferOutput<typeof PrivacySchema>;

const schemaOf = { terms: TermsSchema, privacy: PrivacySchema } satisfies Record<LegalDocument, v.GenericSchema>;

/** The texts of each country, in each of its languages: `legal/terms/sk-sk.yaml`. */
export const legalFiles = legalDocuments.flatMap((document) =>
  allEditions.map(({ country, language }) => ({
    document,
    country,
    language,
    name: `legal/${document}/${country}-${language}.yaml`,
    schema: schemaOf[document],
  })),
);

/** In the order of `legalFiles`. */
export type SeedLegalFile = SeedTerms | SeedPrivacy;
