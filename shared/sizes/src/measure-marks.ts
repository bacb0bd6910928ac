interface SizeTable {
  readonly columns: readonly string[];
  readonly measures: readonly (string | null)[];
  readonly hints: readonly { readonly name: string; readonly text: string }[];
}

/** A measure of the body, how to take it, and its letter in the figure. */
export interface MeasureMark {
  name: string;
  text: string;
  /** `null` from older servers, which do not say what a column measures. */
  measure: string | null;
  letter: string;
}

const FIRST_LETTER = 'A'.charCodeAt(0);

/** The measures of the tables, each once. */
export function measureMarks(tables: readonly SizeTable[]): MeasureMark[] {
  const marks = new Map<string, Omit<MeasureMark, 'letter'>>();
  for (const { columns, measures, hints } of tables) {
    for (const { name, text } of hints) {
      const measure = measures[columns.indexOf(name)] ?? null;
      if (!marks.has(name)) marks.set(name, { name, text, measure });
    }
  }
  return [...marks.values()].map((mark, index) => ({ ...mark, letter: String.fromCharCode(FIRST_LETTER + index) }));
}

/** The letter of a column of the tables; `null` if it is not measured on the body. */
export const letterOf = (tables: readonly SizeTable[], column: string): string | null =>
  measureMarks(tables).find(({ name, measure }) => name === column && measure !== null)?.letter ?? null;
