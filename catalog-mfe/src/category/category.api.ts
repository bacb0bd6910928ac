import { type InputOf, readCategory } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';
import type { CategoryAddress } from './category-address.ts';

/** The page says itself what came of it (G4). */
export function fetchCategory(api: ApiClient, { slug, sort, page, filters }: CategoryAddress) {
  const { size, color, material, supply, from, to, sale } = filters;
  const input: InputOf<typeof readCategory> = {
    slug,
    sort: String(sort),
    page: String(page),
    size: listed(size),
    color: listed(color),
    material: listed(material),
    supply: listed(supply),
    from: from === null ? undefined : String(from),
    to: to === null ? undefined : String(to),
    sale: sale ? '1' : undefined,
  };
  return api.send(readCategory, input, { suppressMessages: true });
}

const listed = (codes: readonly string[]) => (codes.length > 0 ? codes.join(',') : undefined);
