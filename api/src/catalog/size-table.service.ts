import type { AnswerOf, CountryCode, readSizeTable, readSizeTables } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { SizeTableDocument } from '../settings/documents.ts';
import { categoryUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export function showSizeTable(
  { settings }: SettingsDeps,
  country: CountryCode,
  key: string,
): AnswerOf<typeof readSizeTable> {
  const table = settings.of(country).sizeTables.find((one) => one.key === key);
  if (!table) throw new ApiError('not-found');
  const { name, columns, rows, hints } = table;
  return { name, columns, rows, hints, measures: measuresOf(table) };
}

/** One for each column. Documents of older versions have none. */
const measuresOf = ({ columns, measures = [] }: SizeTableDocument) => columns.map((_, at) => measures[at] ?? null);

export function showSizeTables({ settings }: SettingsDeps, country: CountryCode): AnswerOf<typeof readSizeTables> {
  const { sizeTables, categories } = settings.of(country);
  return {
    tables: sizeTables.map(({ categoryIds, group = 'accessories', ...table }) => {
      const category = categories.all.find(({ id }) => id === categoryIds[0]);
      const { key, name, columns, rows, hints } = table;
      const url = category ? categoryUrl(category.slug) : null;
      return { key, name, columns, rows, hints, group, url, measures: measuresOf({ ...table, categoryIds }) };
    }),
  };
}

/** The first table of the category that contains all of these sizes. */
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
