import { agreementTypes, type CountryCode, countryCodes } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { upsert } from '../../db/upsert.ts';
import { toMinor } from '../../pricing/money.ts';
import { cleanHtml } from '../../settings/clean-html.ts';
import type { SeedDelivery, SeedFee } from '../schemas/delivery.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { textOf } from '../schemas/texts.ts';

/** Loads methods, payments and consents. Rows that are no longer in the files are deactivated. */
export async function loadDelivery(trx: Transaction<Database>, seed: Seed): Promise<void> {
  await trx.updateTable('shippingMethod').set({ active: false }).execute();
  await trx.updateTable('paymentMethod').set({ active: false }).execute();
  await trx.updateTable('agreement').set({ active: false }).execute();
  await sql`delete from shipping_payment`.execute(trx);
  const each = <Row>(rowsOf: (country: CountryCode) => Row[]) => countryCodes.flatMap(rowsOf);

  await upsert(
    trx,
    'shipping_method',
    ['country', 'key'],
    each((country) => methodRows(country, seed.delivery)),
  );
  await upsert(
    trx,
    'payment_method',
    ['country', 'key'],
    each((country) => paymentRows(country, seed.delivery)),
  );
  await upsert(
    trx,
    'shipping_payment',
    ['country', 'shipping', 'payment'],
    each((country) => offeredRows(country, seed.delivery)),
  );
  await upsert(
    trx,
    'agreement',
    ['country', 'type', 'version'],
    each((country) => agreementRows(country, seed)),
  );
}

function methodRows(country: CountryCode, delivery: SeedDelivery) {
  return delivery[country].methods.map(
    ({ group, phone, payments: _, dispatchUntil, keepDays, ...method }, position) => ({
      ...method,
      country,
      delivery_group: group,
      needs_phone: phone,
      dispatch_until: dispatchUntil ?? null,
      keep_days: keepDays ?? null,
      cost: toMinor(country, method.cost),
      position,
      active: true,
    }),
  );
}

function paymentRows(country: CountryCode, delivery: SeedDelivery) {
  return Object.entries(delivery[country].payments).map(([key, { name, description, provider }], position) => ({
    country,
    key,
    name,
    description,
    provider,
    position,
    active: true,
  }));
}

function offeredRows(country: CountryCode, { [country]: { methods, payments } }: SeedDelivery) {
  return methods.flatMap((method) =>
    method.payments.map((offered) => {
      const { key, fee, disabled } =
        typeof offered === 'string' ? { key: offered, fee: undefined, disabled: false } : offered;
      const rule = feeOf(country, fee ?? payments[key]?.fee ?? 0);
      return { country, shipping: method.key, payment: key, fee: rule, disabled };
    }),
  );
}

/** Converts amounts to minor units. The minimum keeps its own currency until it is applied. */
function feeOf(country: CountryCode, fee: SeedFee) {
  if (typeof fee === 'number') return toMinor(country, fee);
  const tiers = fee.tiers.map(({ upTo, percent }) => ({
    upTo: upTo === undefined ? null : toMinor(country, upTo),
    percent,
  }));
  return { tiers, minimum: fee.minimum ?? null, taxPercent: fee.taxPercent };
}

function agreementRows(country: CountryCode, { agreements }: Seed) {
  return agreementTypes.map((type, position) => {
    const { version, required, active, texts, notes } = agreements[type];
    const note = notes ? cleanHtml(textOf(notes, country)) : '';
    return { country, type, version, html: cleanHtml(textOf(texts, country)), note, required, active, position };
  });
}
