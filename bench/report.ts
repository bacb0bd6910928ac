import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { drawReport } from './report/draw-report.ts';
import { readHistory } from './report/history.ts';

/** Draws the history of all benches as one page: `npm run bench -- report [file]`. */
const [file = path.join(import.meta.dirname, '../.data/bench-report.html')] = process.argv.slice(2);
const runs = readHistory();
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, drawReport(runs));
console.log(`${runs.length} runs of ${new Set(runs.map(({ bench }) => bench)).size} benches: ${path.resolve(file)}`);
