import * as v from 'valibot';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import { countryOfEdition, entityKind, pageOfKeys } from '../entity-kind.ts';
import { AmountSchema, LongTextSchema } from './value-schemas.ts';

const DeliveryMethodSchema = v.strictObject({
  /** In the default language of the country. */
  name: TextSchema,
  description: LongTextSchema,
  cost: AmountSchema,
  /** Working days from dispatch to delivery. */
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  /** Orders before this hour are dispatched on the same day; `null`: the hour of the country. */
  dispatchUntil: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))),
  keepDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  active: v.boolean(),
});

export const deliveryMethod = entityKind<v.InferOutput<typeof DeliveryMethodSchema>>({
  name: 'delivery-method',
  area: 'settings',
  keys: 'the key of a delivery method',
  schema: DeliveryMethodSchema,
  async read(db, country, keys) {
    const rows = await db
      .selectFrom('shippingMethod')
      .select(['key', 'name', 'description', 'cost', 'days', 'dispatchUntil', 'keepDays', 'active'])
      .where('country', '=', countryOfEdition(country))
      .where('key', 'in', [...keys])
      .execute();
    return new Map(rows.map(({ key, ...value }) => [key, value]));
  },
  async list(db, country, page) {
    const rows = await db
      .selectFrom('shippingMethod')
      .select('key')
      .where('country', '=', countryOfEdition(country))
      .execute();
    return pageOfKeys(
      rows.map(({ key }) => key),
      page,
    );
  },
  async write({ trx }, writings) {
    for (const { country, key, after } of writings) {
      if (!after) continue;
      await trx
        .updateTable('shippingMethod')
        .set(after)
        .where('country', '=', countryOfEdition(country))
        .where('key', '=', key)
        .execute();
    }
  },
});
