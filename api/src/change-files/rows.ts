import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type ProposedChange, ProposedChangeSchema } from '@odeta/contracts/staff';
import * as v from 'valibot';
import { parse } from 'yaml';
import { price } from '../change-sets/kinds/price.ts';
import { parseCsv } from './csv.ts';

/** The change that a row asks for, or why the row is refused. */
export interface FileRow {
  /** Of the row; in YAML the number of the entry. */
  line: number;
  change: ProposedChange | null;
  reason: string;
}

export const formats = ['csv', 'jsonl', 'yaml'] as const;
export type Format = (typeof formats)[number];

/** The format, by the extension of the file; `undefined`: it is not supported. */
export function formatOf(file: string): Format | undefined {
  const end = path.extname(file).slice(1).toLowerCase();
  return formats.find((format) => format === end || (format === 'yaml' && end === 'yml'));
}

/** The columns of prices, of which `version` may be missing. */
export const priceColumns = ['country', 'key', 'price', 'promo', 'version'] as const;

/** The rows of a file, one after the other; only YAML is read as a whole. */
export function readRows(file: string, format: Format): AsyncGenerator<FileRow> {
  if (format === 'csv') return readCsv(file);
  return format === 'jsonl' ? readJsonLines(file) : readYaml(file);
}

async function* readCsv(file: string): AsyncGenerator<FileRow> {
  let columns: string[] | undefined;
  for await (const { line, cells } of parseCsv(createReadStream(file, 'utf8'))) {
    if (!columns) {
      columns = cells.map((cell) => cell.trim().toLowerCase());
      const missing = ['country', 'key', 'price', 'promo'].filter((column) => !columns?.includes(column));
      if (missing.length > 0) throw new Error(`The first line must name the columns ${priceColumns.join(', ')}`);
      continue;
    }
    const named = Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? '').trim()]));
    const { country = '', key = '', version = '' } = named;
    const value = { price: numberOf(named.price), promo: named.promo ? numberOf(named.promo) : null };
    yield rowOf(line, { kind: price.name, country, key, value, ...(version && { version }) });
  }
}

/** A text that is not a number stays a text, so that the schema refuses the field. */
const numberOf = (cell = '') => (/^\d+$/.test(cell) ? Number(cell) : cell);

async function* readJsonLines(file: string): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    if (text.trim() === '') continue;
    yield jsonRow(line, text);
  }
}

function jsonRow(line: number, text: string): FileRow {
  try {
    return rowOf(line, JSON.parse(text));
  } catch (error) {
    return { line, change: null, reason: error instanceof Error ? error.message : 'is no JSON' };
  }
}

async function* readYaml(file: string): AsyncGenerator<FileRow> {
  const entries: unknown = parse(await readFile(file, 'utf8'));
  if (!Array.isArray(entries)) throw new Error('The file must be a list of changes');
  for (const [index, entry] of entries.entries()) yield rowOf(index + 1, entry);
}

function rowOf(line: number, given: unknown): FileRow {
  const { success, output, issues } = v.safeParse(ProposedChangeSchema, given);
  if (success) return { line, change: output, reason: '' };
  const reasons = issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '));
  return { line, change: null, reason: reasons.join('; ') };
}
