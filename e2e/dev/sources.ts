import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The sources that the shop in development is made of: a copy, to be edited. */
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

  /** For another try of a test: what it edited is as it was. */
  restore() {
    for (const [name, source] of this.originals) writeFileSync(name, source);
    this.originals.clear();
  }
}
