/** A row of a CSV file, with the number of the line on which it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** What spreadsheets take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet executes: the apostrophe says that a text follows. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",;\n\r\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * RFC 4180, read as a stream. Cells are separated by commas or, as spreadsheets of many countries write them, by semicolons: whichever comes
 * first in the file.
 */
export async function* parseCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reader = createReader();
  for await (const chunk of chunks) yield* reader.read(chunk);
  yield* reader.end();
}

function createReader() {
  let separator = '';
  let cells: string[] = [];
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' | 'after-quote' = 'start';
  let line = 1;
  let beginsAt = 1;

  function endCell() {
    cells.push(withoutApostrophe(cell));
    cell = '';
    state = 'start';
  }

  function* endRow(): Generator<CsvRow> {
    endCell();
    if (cells.length > 1 || cells[0] !== '') yield { line: beginsAt, cells };
    cells = [];
    beginsAt = line;
  }

  function take(letter: string) {
    if (state === 'quoted') {
      if (letter === '"') state = 'after-quote';
      else cell += letter;
      return;
    }
    if (letter === '"' && state === 'start') state = 'quoted';
    else if (letter === '"' && state === 'after-quote') {
      cell += letter;
      state = 'quoted';
    } else {
      cell += letter;
      state = 'plain';
    }
  }

  return {
    *read(chunk: string): Generator<CsvRow> {
      for (const letter of chunk) {
        if (letter === '\n') line += 1;
        if (letter === '\n' && state !== 'quoted') yield* endRow();
        else step(letter);
      }
    },
    *end(): Generator<CsvRow> {
      yield* endRow();
    },
  };

  function step(letter: string) {
    if (state === 'quoted') take(letter);
    else if (letter === '\r' || letter === '\ufeff') return;
    else if (isSeparator(letter)) endCell();
    else take(letter);
  }

  function isSeparator(letter: string): boolean {
    if (separator === '' && (letter === ',' || letter === ';')) separator = letter;
    return letter === separator;
  }
}
