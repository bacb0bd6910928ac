import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Summary } from './summary.ts';

/** The parts of a storm that were run before; a line of JSON each. */
export function readParts(file: string | undefined): Summary[] {
  if (!file || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export function keepPart(file: string | undefined, summary: Summary) {
  if (file) appendFileSync(file, `${JSON.stringify(summary)}\n`);
}
