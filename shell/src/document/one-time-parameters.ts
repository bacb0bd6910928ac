import { oneTimeParameters } from '@odeta/contracts';

/** The query without one-time parameters, for everything that stores addresses or passes them on. */
export function withoutOneTimeParameters(search: string): string {
  const query = new URLSearchParams(search);
  if (!oneTimeParameters.some((name) => query.has(name))) return search;
  for (const name of oneTimeParameters) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** The same for a whole address, such as the referrer; an invalid address is returned unchanged. */
export function addressWithoutOneTimeParameters(address: string): string {
  if (!URL.canParse(address)) return address;
  const { search } = new URL(address);
  return address.replace(search, withoutOneTimeParameters(search));
}
