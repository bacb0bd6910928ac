import { countryCodes, languages } from '@odeta/contracts';
import * as v from 'valibot';

/** Lower-case words joined by hyphens, used for references between files. */
export const KeySchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes'),
);

export const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** A file of the shop: pages load no pictures of other parties. */
export const OwnFileSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)/, 'must be a file of the shop, such as /media/marks/sal.svg'),
);

/** A text in every language: `{ pl: …, sk: …, hu: …, ro: …, ru: …, uk: … }`. */
export const TextsSchema = v.strictObject(v.entriesFromList(languages, TextSchema));
export type Texts = v.InferOutput<typeof TextsSchema>;

/** Parts of URLs, unique in each country: `saty-midi`. */
export const SlugsSchema = v.strictObject(v.entriesFromList(languages, v.pipe(KeySchema, v.maxLength(120))));

/** Money in major units: `12.99`, `4990`. */
const MoneySchema = v.pipe(v.number(), v.finite(), v.minValue(0));
export const MoneyOfCountrySchema = MoneySchema;

/** An amount for every country in its own currency. */
export const MoneysSchema = v.strictObject(v.entriesFromList(countryCodes, MoneySchema));
export type Moneys = v.InferOutput<typeof MoneysSchema>;

/** `2026-11-21`, quoted or unquoted. */
export const DateSchema = v.pipe(v.string(), v.isoDate('must be a date like 2026-11-21'));

/** `category:<key>` becomes the category's URL in each country; other values are used unchanged. */
const OneLinkSchema = v.pipe(
  v.string(),
  v.regex(
    /^(category:[a-z0-9-]+|\/\S*|#[a-z-]+|https:\/\/\S+|tel:\S+|mailto:\S+)$/,
    'must be category:<key>, a path, #<window> or an https address',
  ),
);
/** One URL for all countries, or one for each language. */
export const LinkSchema = v.union(
  [OneLinkSchema, v.strictObject(v.entriesFromList(languages, OneLinkSchema))],
  'must be category:<key>, a path, an https address, or one of these per language',
);
export type Link = v.InferOutput<typeof LinkSchema>;

export const LabelledLinkSchema = v.strictObject({ labels: TextsSchema, link: LinkSchema });
export type LabelledLink = v.InferOutput<typeof LabelledLinkSchema>;

/** `<picture-id>` (the front view) or a view such as `<picture-id>/detail`. */
export const PictureRefSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/(front|detail|back|second-detail|cutout|wide|tall|square))?$/,
    'must be <picture-id> or <picture-id>/<view>',
  ),
);

/** Countries of an entry; all when omitted. */
export const OnlySchema = v.optional(v.pipe(v.array(v.picklist(countryCodes)), v.nonEmpty()));
