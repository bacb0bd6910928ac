import * as v from 'valibot';
import { DayOfYearSchema } from '../../seed/schemas/notification.schema.ts';
import { countryOfEdition, entityKind, pageOfKeys } from '../entity-kind.ts';
import { AmountSchema, RealDateSchema } from './value-schemas.ts';

const DaysSchema = v.pipe(
  v.array(
    v.union([RealDateSchema, DayOfYearSchema], 'must be a date like 2026-11-21 or a day of each year like 12-24'),
  ),
  v.maxLength(400),
);

const CountryTermsSchema = v.strictObject({
  /** Value of goods from which delivery is free; `null`: it never is. */
  freeDeliveryFrom: v.nullable(AmountSchema),
  /** Orders before this hour, in the time of the country, are dispatched on the same day. */
  dispatchUntil: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
  /** Days without parcels, in addition to weekends and public holidays. */
  closedDays: DaysSchema,
  /** Public holidays on which parcels are delivered. */
  openDays: DaysSchema,
});

/** The only key. */
const TERMS = 'terms';

/** Holidays, the hour of dispatch, free delivery. */
export const countryTerms = entityKind<v.InferOutput<typeof CountryTermsSchema>>({
  name: 'country-terms',
  area: 'settings',
  keys: `\`${TERMS}\``,
  schema: CountryTermsSchema,
  async read(db, country, keys) {
    if (!keys.includes(TERMS)) return new Map();
    const rows = await db
      .selectFrom('country')
      .select(['freeDeliveryFrom', 'dispatchUntil', 'closedDays', 'openDays'])
      .where('code', '=', countryOfEdition(country))
      .execute();
    return new Map(rows.map((value) => [TERMS, value]));
  },
  list: async (_db, _country, page) => pageOfKeys([TERMS], page),
  async write({ trx }, writings) {
    for (const { country, after } of writings) {
      if (!after) continue;
      await trx.updateTable('country').set(after).where('code', '=', countryOfEdition(country)).execute();
    }
  },
});
