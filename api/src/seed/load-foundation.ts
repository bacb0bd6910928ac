import { countries, countryCodes } from '@odeta/contracts';
import { toMinor } from '../pricing/money.ts';
import type { Seed } from './schemas/schema.ts';
import type { Texts } from './schemas/texts.schema.ts';
import { byEdition } from './schemas/texts.ts';
import { type SeedTarget, writeRows } from './writing/write-rows.ts';

/** Loads countries and the lists that products refer to. */
export async function loadFoundation(target: SeedTarget, seed: Seed): Promise<void> {
  await writeRows(target, 'country', ['code'], countryRows(seed));
  const families = Object.entries(seed['color-families']).map(([code, { hex, names }], position) => ({
    code,
    hex,
    names: byEdition(names),
    position,
  }));
  await writeRows(target, 'color_family', ['code'], families, { maps: ['names'] });
  const colors = Object.entries(seed.colors).map(([code, { hex, family, names }], position) => ({
    code,
    hex,
    family,
    names: byEdition(names),
    position,
  }));
  await writeRows(target, 'color', ['code'], colors, { maps: ['names'] });
  await writeRows(
    target,
    'size',
    ['code'],
    seed.sizes.map((code, position) => ({ code, position })),
  );
  const kinds = Object.entries(seed['size-kinds']).map(([code, { names, sizes }], position) => ({
    code,
    names: byEdition(names),
    sizes,
    position,
  }));
  await writeRows(target, 'size_kind', ['code'], kinds, { maps: ['names'] });
  const materials = textRows(seed.materials, 'names').map((row, position) => ({ ...row, position }));
  await writeRows(target, 'material', ['code'], materials, { maps: ['names'] });
  await writeRows(target, 'care', ['code'], textRows(seed.care, 'texts'), { maps: ['texts'] });
  const manufacturers = Object.entries(seed.manufacturers).map(
    ([code, { name, address, email, responsible = null }]) => ({ code, name, address, email, responsible }),
  );
  await writeRows(target, 'manufacturer', ['code'], manufacturers);
}

function countryRows({ countries: seeded }: Seed) {
  return countryCodes.map((code) => {
    const country = seeded[code];
    return {
      code,
      time_zone: countries[code].timeZone,
      name: country.name,
      free_delivery_from: country.freeDeliveryFrom === undefined ? null : toMinor(code, country.freeDeliveryFrom),
      return_days: country.returnDays,
      dispatch_until: country.dispatchUntil,
      closed_days: country.closedDays,
      open_days: country.openDays,
      live_chat: country.liveChat,
      exchange_rates: country.exchangeRates,
      static_urls: country.staticUrls,
      email_exceptions: country.emailExceptions.join('|'),
      patterns: country.patterns,
    };
  });
}

const textRows = (entries: Record<string, Texts>, column: string) =>
  Object.entries(entries).map(([code, texts]) => ({ code, [column]: byEdition(texts) }));
