import type { CountryCode } from '@odeta/contracts';
import { isPostCode } from '@odeta/validation';
import type { Towns } from './towns.ts';

/** A visitor loads those of one country, and only after a post code was entered. */
const towns: Record<CountryCode, () => Promise<{ towns: Towns }>> = {
  pl: () => import('./pl.ts'),
  sk: () => import('./sk.ts'),
  hu: () => import('./hu.ts'),
  ro: () => import('./ro.ts'),
  ua: () => import('./ua.ts'),
};

/** The town of a whole post code; `null` where it may be one of several, or is none. */
export async function findTown(country: CountryCode, postCode: string): Promise<string | null> {
  if (!isPostCode(country, postCode)) return null;
  const digits = postCode.replace(/\D/g, '');
  const known = await towns[country]();
  const found = known.towns.find(([, starts]) => starts.split(' ').some((start) => digits.startsWith(start)));
  return found?.[0] ?? null;
}
