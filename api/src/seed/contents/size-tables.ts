import type { CountryCode } from '@odeta/contracts';
import type { SizeTableDocument } from '../../settings/documents.ts';
import type { Seed } from '../schemas/schema.ts';
import { textOf } from '../schemas/texts.ts';

export function sizeTablesOf(
  { measures: { measures, tables } }: Pick<Seed, 'measures'>,
  country: CountryCode,
  ids: ReadonlyMap<string, number>,
): SizeTableDocument[] {
  return tables.map(({ key, group, names, categories, columns, rows, measures: hinted }) => ({
    key,
    group,
    name: textOf(names, country),
    categoryIds: categories.flatMap((category) => ids.get(category) ?? []),
    columns: columns.map((column) => nameOf(measures[column], country)),
    // Measures have a hint on how to take them; columns without one are sizes or ages.
    measures: columns.map((column) => (measures[column]?.hints ? column : null)),
    rows,
    hints: hinted.flatMap((measure) => {
      const { hints } = measures[measure] ?? {};
      return hints ? [{ name: nameOf(measures[measure], country), text: textOf(hints, country) }] : [];
    }),
  }));
}

const nameOf = (measure: Seed['measures']['measures'][string] | undefined, country: CountryCode) =>
  measure ? textOf(measure.names, country) : '';
