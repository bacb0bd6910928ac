import { countryCodes, languages } from '@odeta/contracts';
import * as v from 'valibot';

/** Building blocks of the seed files: what people write, before anything is looked up. */

/** Lower-case words joined by dashes; by it the files name each other's entries. */
export const KeySchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes'),
);

export const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** A sentence or name in every language of the shop: `{ pl: …, sk: …, hu: …, ro: …, ru: … }`. */
export const TextsSchema = v.strictObject(v.entriesFromList(languages, TextSchema));
export type Texts = v.InferOutput<typeof TextsSchema>;

/** Words of an address, unique per country: `saty-midi`. */
export const SlugsSchema = v.strictObject(v.entriesFromList(languages, v.pipe(KeySchema, v.maxLength(120))));

/** Money in major units, as it is said in the country: `12.99`, `4990`. */
const MoneySchema = v.pipe(v.number(), v.finite(), v.minValue(0));
export const MoneyOfCountrySchema = MoneySchema;

/** An amount for every country, in its own currency. */
export const MoneysSchema = v.strictObject(v.entriesFromList(countryCodes, MoneySchema));
export type Moneys = v.InferOutput<typeof MoneysSchema>;

/** `2026-11-21`, in quotes or not. */
export const DateSchema = v.pipe(v.string(), v.isoDate('must be a date like 2026-11-21'));

/** `category:<key>` becomes the category's address in each country; anything else is an address as it stands. */
const OneLinkSchema = v.pipe(
  v.string(),
  v.regex(
    /^(category:[a-z0-9-]+|\/\S*|#[a-z-]+|https:\/\/\S+|tel:\S+|mailto:\S+)$/,
    'must be category:<key>, a path, #<window> or an https address',
  ),
);
/** One address for all countries, or one per language. */
export const LinkSchema = v.union(
  [OneLinkSchema, v.strictObject(v.entriesFromList(languages, OneLinkSchema))],
  'must be category:<key>, a path, an https address, or one of these per language',
);
export type Link = v.InferOutput<typeof LinkSchema>;

export const LabelledLinkSchema = v.strictObject({ labels: TextsSchema, link: LinkSchema });
export type LabelledLink = v.InferOutput<typeof LabelledLinkSchema>;

/** `<picture-id>` (its front view) or `<picture-id>/detail`, `<picture-id>/cutout`. */
export const PictureRefSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/(front|detail|back|second-detail|cutout|wide|tall|square))?$/,
    'must be <picture-id> or <picture-id>/<view>',
  ),
);

/** Countries that an entry is for; all when left out. */
export const OnlySchema = v.optional(v.pipe(v.array(v.picklist(countryCodes)), v.nonEmpty()));
