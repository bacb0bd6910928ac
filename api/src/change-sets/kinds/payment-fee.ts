import { countries } from '@odeta/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { FeeRule } from '../../db/column-types.ts';
import { countryOfEdition, entityKind, pageOfKeys } from '../entity-kind.ts';
import { AmountSchema } from './value-schemas.ts';

interface Tier {
  upTo: number | null;
  percent: number;
}

const PercentSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));

/** D13, R18. As in the seed, with the limits of tiers in minor units. */
const FeeRuleSchema: v.GenericSchema<unknown, FeeRule> = v.strictObject({
  tiers: v.pipe(
    v.array(v.strictObject({ upTo: v.nullable(AmountSchema), percent: PercentSchema })),
    v.nonEmpty('needs a tier'),
    v.check(isRising, 'the limits must rise, and only the last tier has none'),
  ),
  minimum: v.nullable(
    v.strictObject({
      amount: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000)),
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency like EUR')),
    }),
  ),
  taxPercent: PercentSchema,
});

const PaymentFeeSchema = v.strictObject({
  fee: v.union([AmountSchema, FeeRuleSchema], 'must be an amount or a rule with tiers'),
  /** The payment is shown, and cannot be chosen. */
  disabled: v.boolean(),
});

export const paymentFee = entityKind<v.InferOutput<typeof PaymentFeeSchema>>({
  name: 'payment-fee',
  area: 'settings',
  keys: '`<delivery method>/<payment method>`',
  schema: PaymentFeeSchema,
  async read(db, country, keys) {
    const rows = await db
      .selectFrom('shippingPayment')
      .select(['shipping', 'payment', 'fee', 'disabled'])
      .where('country', '=', countryOfEdition(country))
      .where(sql<string>`shipping || '/' || payment`, 'in', [...keys])
      .execute();
    return new Map(rows.map(({ shipping, payment, ...value }) => [`${shipping}/${payment}`, value]));
  },
  async list(db, country, page) {
    const rows = await db
      .selectFrom('shippingPayment')
      .select(['shipping', 'payment'])
      .where('country', '=', countryOfEdition(country))
      .execute();
    return pageOfKeys(
      rows.map(({ shipping, payment }) => `${shipping}/${payment}`),
      page,
    );
  },
  async check({ trx }, writings) {
    const rates = await trx.selectFrom('country').select(['code', 'exchangeRates']).execute();
    return writings.flatMap(({ country, after }, index) => {
      const minimum = typeof after?.fee === 'object' ? after.fee.minimum : null;
      if (!minimum) return [];
      const code = countryOfEdition(country);
      const known = rates.find((one) => one.code === code)?.exchangeRates ?? {};
      if (minimum.currency === countries[code].currency || minimum.currency in known) return [];
      return [{ index, path: 'fee.minimum.currency', text: 'there is no rate of this currency' }];
    });
  },
  async write({ trx }, writings) {
    for (const { country, key, after } of writings) {
      if (!after) continue;
      const [shipping = '', payment = ''] = key.split('/');
      await trx
        .updateTable('shippingPayment')
        .set({ fee: JSON.stringify(after.fee), disabled: after.disabled })
        .where('country', '=', countryOfEdition(country))
        .where('shipping', '=', shipping)
        .where('payment', '=', payment)
        .execute();
    }
  },
});

function isRising(tiers: Tier[]): boolean {
  return tiers.every(({ upTo }, index) => {
    const next = tiers[index + 1];
    if (!next) return upTo === null;
    return upTo !== null && (next.upTo === null || upTo < next.upTo);
  });
}
