import type { CountryCode } from '@odeta/contracts';
import { isPostCode } from '@odeta/validation';
import type { Towns } from './towns.ts';

/** Loaded on demand: only the visitor's country, and only once a post code was entered. */
const lists: Record<CountryCode, () => Promise<{ alone: Towns; shared: Towns }>> = {
  pl: () => import('./pl.ts'),
  sk: () => import('./sk.ts'),
  hu: () => import('./hu.ts'),
  ro: () => import('./ro.ts'),
  ua: () => import('./ua.ts'),
};

/** Names in another language of the country than that of its list. */
const translations: Readonly<Record<string, () => Promise<{ names: Readonly<Record<string, string>> }>>> = {
  uk: () => import('./ua-uk.ts'),
};

/** More would not fit below the field. */
const OFFERED = 4;

export interface TownsOfPostCode {
  /** The only town with this post code; `null` when several may have it, or none is known. */
  town: string | null;
  /** Towns that may have it, largest first; empty when there is only one. */
  likely: readonly string[];
}

/** `null` for an incomplete post code. Towns have their names in the visitor's language. */
export async function findTowns(
  country: CountryCode,
  postCode: string,
  language?: string,
): Promise<TownsOfPostCode | null> {
  const found = await townsOf(country, postCode);
  const { names } = (await translations[language ?? '']?.()) ?? {};
  if (!found || !names) return found;
  const named = (town: string) => names[town] ?? town;
  return { town: found.town && named(found.town), likely: found.likely.map(named) };
}

async function townsOf(country: CountryCode, postCode: string): Promise<TownsOfPostCode | null> {
  if (!isPostCode(country, postCode)) return null;
  const digits = postCode.replace(/\D/g, '');
  const { alone, shared } = await lists[country]();
  const only = matching(alone, digits)[0];
  const several = matching(shared, digits).filter(({ length }) => length > (only?.length ?? 0));
  if (only && several.length === 0) return { town: only.town, likely: [] };
  return { town: null, likely: several.slice(0, OFFERED).map(({ town }) => town) };
}

/** Towns with a prefix of the post code, in the order of the list, and the longest such prefix: a longer one is more exact. */
const matching = (towns: Towns, digits: string) =>
  towns.flatMap(([town, starts]) => {
    const own = starts.split(' ').filter((start) => digits.startsWith(start));
    return own.length === 0 ? [] : [{ town, length: Math.max(...own.map(({ length }) => length)) }];
  });
