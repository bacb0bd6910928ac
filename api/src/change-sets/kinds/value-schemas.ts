import * as v from 'valibot';
import { DateSchema, TextSchema } from '../../seed/schemas/texts.schema.ts';
import { cleanHtml } from '../../settings/clean-html.ts';

/** Parts of values, beside those of the seed files. */

/** In minor units of the country's currency. */
export const AmountSchema = v.pipe(
  v.number('must be a whole number of minor units'),
  v.integer('must be a whole number of minor units'),
  v.minValue(0),
  v.maxValue(1_000_000_000),
);

/** As stored: resolved for the country, while seed files also have `category:<key>`. */
export const UrlSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(\/(?!\/)\S*|#[a-z-]+|https:\/\/\S+|tel:\S+|mailto:\S+)$/, 'must be a path, #<window> or an https address'),
);
export const LabelledUrlSchema = v.strictObject({ label: TextSchema, url: UrlSchema });

/** HTML of editors, reduced to the tags that they may use. */
export const HtmlSchema = v.pipe(v.string(), v.maxLength(50_000), v.transform(cleanHtml));

export const LongTextSchema = v.pipe(v.string(), v.maxLength(20_000));

export const RealDateSchema = v.pipe(DateSchema, v.check(isRealDate, 'there is no such day'));

export function isRealDate(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(date);
}

/** A moment in UTC; `null`: none. */
export const MomentSchema = v.nullable(
  v.pipe(
    v.string(),
    v.isoTimestamp('must be a moment like 2026-11-27T00:00:00.000Z'),
    v.check((moment) => !Number.isNaN(Date.parse(moment)), 'there is no such moment'),
    v.transform((moment) => new Date(moment).toISOString()),
  ),
);
