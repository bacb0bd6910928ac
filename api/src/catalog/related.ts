import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import type { ProductRow } from './product.repository.ts';
import { type CardRow, findCompanionCards, findSuggestedCards, type Listed } from './product-card.repository.ts';

export const RELATED = 4;

interface Product extends Pick<ProductRow, 'id' | 'categoryId'> {
  sellable: boolean;
}

/**
 * Related products: first other kinds from the nearest branch of categories, then from wider ones, then the product's own kind,
 * then any. For sold-out products the own kind comes first. `others` are excluded.
 */
export async function findRelated(
  db: SettingsDeps['db'],
  { code, categories }: CountrySettings,
  { id, categoryId, sellable }: Product,
  others: readonly number[] = [],
): Promise<CardRow[]> {
  const [ownKind = [], ...wider] = categories.branchesAround(categoryId);
  const found: CardRow[] = [];
  const add = async (find: (filter: Listed) => Promise<CardRow[]>) => {
    const without = [id, ...others, ...found.map((card) => card.id)];
    const limit = RELATED - found.length;
    if (limit > 0) found.push(...(await find({ country: code, without, limit })));
  };
  const addOf = (categoryIds: readonly number[] | null) =>
    add((filter) => findSuggestedCards(db, { ...filter, categoryIds }));
  if (!sellable) await addOf(ownKind);
  for (const categoryIds of wider) await add((filter) => findCompanionCards(db, { ...filter, categoryIds, ownKind }));
  for (const categoryIds of [ownKind, null]) await addOf(categoryIds);
  return found;
}
