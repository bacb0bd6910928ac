import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The copied sources of the development shop, which tests may edit. */
export class Sources {
  private readonly folder: string;
  private readonly originals = new Map<string, string>();

  constructor(folder = process.env.SOURCES ?? '') {
    this.folder = folder;
  }

  edit(file: string, from: string, to: string) {
    const name = path.join(this.folder, file);
    const source = readFileSync(name, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no ${from} any more: let this test edit something else`);
    if (!this.originals.has(name)) this.originals.set(name, source);
    writeFileSync(name, source.replaceAll(from, to));
  }

  /** Restores the edited files before a test is retried. */
  restore() {
    for (const [name, source] of this.originals) writeFileSync(name, source);
    this.originals.clear();
  }
}
