import { agreementTypes, type CountryCode, countryCodes } from '@odeta/contracts';
import { sql } from 'kysely';
import { editionOf, forEachEdition } from '../../language/editions.ts';
import { toMinor } from '../../pricing/money.ts';
import { cleanHtml } from '../../settings/clean-html.ts';
import type { SeedDelivery, SeedFee } from '../schemas/delivery.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { textOf } from '../schemas/texts.ts';
import { type SeedTarget, writeRows } from '../writing/write-rows.ts';

/** Loads methods, payments and consents. `replace` deactivates what is no longer in the files. */
export async function loadDelivery(target: SeedTarget, seed: Seed): Promise<void> {
  const { trx, mode } = target;
  if (mode === 'replace') {
    await trx.updateTable('shippingMethod').set({ active: false }).execute();
    await trx.updateTable('paymentMethod').set({ active: false }).execute();
    await trx.updateTable('agreement').set({ active: false }).execute();
    await sql`delete from shipping_payment`.execute(trx);
  }
  const each = <Row>(rowsOf: (country: CountryCode) => Row[]) => countryCodes.flatMap(rowsOf);

  const shippings = await writeRows(
    target,
    'shipping_method',
    ['country', 'key'],
    each((country) => methodRows(country, seed.delivery)),
  );
  const payments = await writeRows(
    target,
    'payment_method',
    ['country', 'key'],
    each((country) => paymentRows(country, seed.delivery)),
  );
  const isNew = (rows: readonly { country: string; key: string }[], country: string, key: string) =>
    rows.some((row) => row.country === country && row.key === key);
  await writeRows(
    target,
    'shipping_payment',
    ['country', 'shipping', 'payment'],
    each((country) => offeredRows(country, seed.delivery)).filter(
      ({ country, shipping, payment }) => isNew(shippings, country, shipping) || isNew(payments, country, payment),
    ),
  );
  await loadAgreements(target, forEachEdition((country) => agreementRows(country, seed)).flat());
}

/** `add` brings no new version of a consent that there is: the shop decides when its text changes. */
async function loadAgreements(target: SeedTarget, rows: ReturnType<typeof agreementRows>): Promise<void> {
  const { trx, mode } = target;
  const known = await trx.selectFrom('agreement').select(['country', 'type']).distinct().execute();
  const isKnown = ({ country, type }: (typeof rows)[number]) =>
    known.some((one) => one.country === country && one.type === type);
  const due = mode === 'replace' ? rows : rows.filter((row) => !isKnown(row));
  await writeRows(target, 'agreement', ['country', 'type', 'version'], due);
}

function methodRows(country: CountryCode, delivery: SeedDelivery) {
  return delivery[country].methods.map(
    ({ group, phone, payments: _, translations: __, dispatchUntil, keepDays, ...method }, position) => ({
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
    return {
      country: editionOf(country),
      type,
      version,
      html: cleanHtml(textOf(texts, country)),
      note,
      required,
      active,
      position,
    };
  });
}
