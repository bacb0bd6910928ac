import { type CountryCode, countryCodes } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { toMinor } from '../../pricing/money.ts';
import type { Seed } from '../schemas/schema.ts';
import { type SeedTarget, writeRows } from '../writing/write-rows.ts';

/** Loads codes, vouchers and clubs. Numbers of uses and remaining values of existing ones are not changed. */
export async function loadDiscounts(
  target: SeedTarget,
  seed: Seed,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  await loadCodes(target, seed, categoryIds);
  await loadVouchers(target, seed);
  if (target.mode === 'replace') await target.trx.updateTable('club').set({ active: false }).execute();
  const clubs = countryCodes.flatMap((country) => {
    const club = seed.club[country];
    if (!club) return [];
    const { name, percent, months, fee, renewDays: renew_days } = club;
    return [{ country, name, percent, months, fee: toMinor(country, fee), renew_days, active: true }];
  });
  await writeRows(target, 'club', ['country'], clubs);
}

export async function loadCodes(
  { trx, mode }: SeedTarget,
  { codes }: Pick<Seed, 'codes'>,
  categoryIds: ReadonlyMap<string, number>,
) {
  for (const code of codes) {
    const amount = code.amount === undefined ? null : toMinor(code.country, code.amount);
    const customerId = code.customer === undefined ? null : await findAccountId(trx, code.country, code.customer);
    // The account has changed its e-mail. Without an owner, the code could be used by everybody.
    if (customerId === undefined) continue;
    const values = {
      customerId,
      country: code.country,
      code: code.code,
      name: code.name,
      percent: code.percent ?? null,
      amount,
      freeDelivery: code.freeDelivery,
      minOrder: toMinor(code.country, code.minOrder),
      validFrom: code.from,
      validUntil: code.until ?? null,
      maxUses: code.maxUses ?? null,
      hidden: code.hidden,
      categoryIds: code.categories?.flatMap((key) => categoryIds.get(key) ?? []) ?? null,
      fullPriceOnly: code.fullPriceOnly,
    };
    await trx
      .insertInto('discountCode')
      .values({ ...values, uses: code.uses ?? 0 })
      .onConflict((conflict) => {
        const same = conflict.expression(sql`country, upper(code)`);
        return mode === 'add'
          ? same.doNothing()
          : same.doUpdateSet((eb) => ({ ...values, categoryIds: eb.ref('excluded.categoryIds') }));
      })
      .execute();
  }
}

async function findAccountId(trx: Transaction<Database>, country: CountryCode, email: string) {
  const account = await trx
    .selectFrom('customer')
    .select('id')
    .where('country', '=', country)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('passwordHash', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return account?.id;
}

async function loadVouchers(target: SeedTarget, { vouchers }: Seed) {
  const rows = [];
  for (const { country, code, value, remaining = value, from, until, customer } of vouchers) {
    const amount = toMinor(country, value);
    const owner = customer === undefined ? null : await findAccountId(target.trx, country, customer);
    // The account has changed its e-mail. Without an owner, the voucher could be used by everybody.
    if (owner === undefined) continue;
    const term = { valid_from: from, valid_until: until ?? null };
    rows.push({ country, code, customer_id: owner, value: amount, remaining: toMinor(country, remaining), ...term });
  }
  const set = { remaining: 'voucher.remaining', value: 'voucher.value' };
  await writeRows(target, 'voucher', ['code'], rows, { set });
}
