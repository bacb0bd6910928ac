import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { dataFolder, workspace } from '@odeta/workspace/workspace';
import { readLawList } from './law-list.ts';
import { lawPage } from './law-page.ts';
import { createOutcomes, type Reports, withRetried } from './passes.ts';

/** Writes the evidence page from the reports of the last run. Returns its path. */
export function writeLawPage(): string {
  const folder = path.join(dataFolder(process.env), 'test');
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
  const reports: Reports = {
    jest: withRetried(read('unit.json'), read('unit-retry.json')),
    playwright: read('e2e.json'),
  };
  const page = path.join(folder, 'law.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(page, lawPage(readLawList(), createOutcomes(reports, workspace)));
  return page;
}
