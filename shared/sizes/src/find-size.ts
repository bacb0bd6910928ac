import type { GroupedSizeTable } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';

type Table = Snapshot<Pick<GroupedSizeTable, 'measures' | 'rows'>>;

/** Body measures in centimetres, by their keys. */
export type Measures = Readonly<Record<string, number>>;

/** Where one measure falls: in a row of the table, or outside of it. */
export interface Fit {
  measure: string;
  row: number | 'under' | 'over';
}

export interface FoundSize {
  /** The rows that fit; two when the measures disagree. Empty when a measure is outside of the table. */
  rows: number[];
  fits: Fit[];
}

/** Which rows of the table fit the measures; `null` when the table has none of the measures. */
export function findSize(table: Table, measures: Measures): FoundSize | null {
  const fits = table.measures.flatMap((measure, column) => {
    const value = measure === null ? undefined : measures[measure];
    return measure === null || value === undefined ? [] : [{ measure, row: rowOf(table, column, value) }];
  });
  if (fits.length === 0) return null;
  const inside = fits.map(({ row }) => row).filter((row): row is number => typeof row === 'number');
  return { rows: inside.length < fits.length ? [] : mostNamed(inside), fits };
}

/** The row that most measures fall into; in a tie, the first and the last of the tied rows. */
function mostNamed(rows: readonly number[]) {
  const count = (row: number) => rows.filter((other) => other === row).length;
  const most = Math.max(...rows.map(count));
  const first = [...new Set(rows.filter((row) => count(row) === most))].sort((a, b) => a - b);
  return first.length > 1 ? [Math.min(...first), Math.max(...first)] : first;
}

/** A value between two rows belongs to the larger one. */
function rowOf({ rows }: Table, column: number, value: number): Fit['row'] {
  const ranges = rows.map(({ cells }) => rangeOf(cells[column] ?? ''));
  const [first, second] = ranges;
  // A row with a single number covers smaller values, too, as far as the step to the next row.
  const step = first && second && first.from === first.to ? second.to - first.to : 0;
  if (first && value < first.from - step) return 'under';
  const row = ranges.findIndex(({ to }) => value <= to);
  return row < 0 ? 'over' : row;
}

/** Parses `80–83` or `23,7`. */
function rangeOf(cell: string) {
  const [from = Number.NaN, to = from] = cell.split('–').map((part) => Number(part.replace(',', '.')));
  return { from, to };
}

/** The least and the greatest plausible value of a measure: well beyond the range of the tables. */
export function limitsOf(tables: readonly Table[], measure: string) {
  const ranges = tables.flatMap(({ measures, rows }) => {
    const column = measures.indexOf(measure);
    return column < 0 ? [] : rows.map(({ cells }) => rangeOf(cells[column] ?? ''));
  });
  const least = Math.min(...ranges.map(({ from }) => from));
  const greatest = Math.max(...ranges.map(({ to }) => to));
  return { from: Math.floor(least * FAR_UNDER), to: Math.ceil(greatest * FAR_OVER) };
}
const FAR_UNDER = 0.7;
const FAR_OVER = 1.4;
