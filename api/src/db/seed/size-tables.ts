import type { CountryCode } from '@odeta/shared/contracts';
import type { Seed } from './schema.ts';
import { textOf } from './texts.ts';

/** A size table as a country reads it. */
export interface SizeTableDocument {
  key: string;
  name: string;
  /** It is for the goods of these and of all below them. */
  categoryIds: number[];
  columns: string[];
  rows: { sizes: string[]; cells: string[] }[];
  /** How to take the measures. */
  hints: { name: string; text: string }[];
}

export function sizeTablesOf(
  { measures: { measures, tables } }: Pick<Seed, 'measures'>,
  country: CountryCode,
  ids: ReadonlyMap<string, number>,
): SizeTableDocument[] {
  return tables.map(({ key, names, categories, columns, rows, measures: hinted }) => ({
    key,
    name: textOf(names, country),
    categoryIds: categories.flatMap((category) => ids.get(category) ?? []),
    columns: columns.map((column) => nameOf(measures[column], country)),
    rows,
    hints: hinted.flatMap((measure) => {
      const { hints } = measures[measure] ?? {};
      return hints ? [{ name: nameOf(measures[measure], country), text: textOf(hints, country) }] : [];
    }),
  }));
}

const nameOf = (measure: Seed['measures']['measures'][string] | undefined, country: CountryCode) =>
  measure ? textOf(measure.names, country) : '';
