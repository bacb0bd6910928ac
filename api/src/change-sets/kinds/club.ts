import * as v from 'valibot';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import { countryOfEdition, entityKind, pageOfKeys } from '../entity-kind.ts';
import { AmountSchema } from './value-schemas.ts';

const ClubSchema = v.strictObject({
  /** In the default language of the country. */
  name: TextSchema,
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  months: v.pipe(v.number(), v.integer(), v.minValue(5, 'the messages say "5 months" and more'), v.maxValue(120)),
  fee: AmountSchema,
  /** Days before its end from which a membership can be renewed. */
  renewDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  active: v.boolean(),
});

/** The only key. */
const CLUB = 'club';

export const club = entityKind<v.InferOutput<typeof ClubSchema>>({
  name: 'club',
  area: 'settings',
  keys: `\`${CLUB}\``,
  schema: ClubSchema,
  async read(db, country, keys) {
    if (!keys.includes(CLUB)) return new Map();
    const rows = await db
      .selectFrom('club')
      .select(['name', 'percent', 'months', 'fee', 'renewDays', 'active'])
      .where('country', '=', countryOfEdition(country))
      .execute();
    return new Map(rows.map((value) => [CLUB, value]));
  },
  async list(db, country, page) {
    const rows = await db
      .selectFrom('club')
      .select('country')
      .where('country', '=', countryOfEdition(country))
      .execute();
    return pageOfKeys(
      rows.map(() => CLUB),
      page,
    );
  },
  async write({ trx }, writings) {
    for (const { country, after } of writings) {
      if (!after) continue;
      await trx.updateTable('club').set(after).where('country', '=', countryOfEdition(country)).execute();
    }
  },
});
