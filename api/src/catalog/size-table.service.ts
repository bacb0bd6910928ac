import type { AnswerOf, CountryCode, readSizeTable } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

/** P16. */
export function showSizeTable(
  { settings }: SettingsDeps,
  country: CountryCode,
  key: string,
): AnswerOf<typeof readSizeTable> {
  const table = settings.of(country).sizeTables.find((one) => one.key === key);
  if (!table) throw new ApiError('not-found');
  const { name, columns, rows, hints } = table;
  return { name, columns, rows, hints };
}

/** The first table for goods of the category that knows all of these sizes. */
export function findSizeTable(
  { sizeTables, categories }: CountrySettings,
  categoryId: number,
  sizes: readonly string[],
) {
  return sizeTables.find(({ categoryIds, rows }) => {
    const isFor = categoryIds.some((id) => categories.withDescendants(id).includes(categoryId));
    const known = new Set(rows.flatMap((row) => row.sizes));
    return isFor && sizes.every((size) => known.has(size));
  });
}
