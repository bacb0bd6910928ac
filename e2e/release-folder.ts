import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { readNewestChange } from '@odeta/delivery/testing/store-folder';
import { runIn } from './run-command.ts';

const workspace = path.resolve(import.meta.dirname, '..');

/** A separate release store that a test can damage and restore. */
export class ReleaseFolder {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'odeta-releases-'));

  constructor(source = process.env.RELEASES_DIR ?? '') {
    cpSync(source, this.directory, { recursive: true });
  }

  /** Changes the file that matches the pattern, but not its recorded integrity. */
  tamper(unit: string, pattern: string, change: (content: string) => string) {
    const file = this.find(unit, pattern);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    rmSync(`${file}.br`, { force: true });
  }

  /**
   * Releases a clone's build as its team would, even if `can-deploy` would refuse it, because its effects are tested.
   * @returns its version.
   */
  async release(clone: string, unit = 'cart'): Promise<string> {
    const command = ['release', unit, '--store', this.directory, '--force', '--reason', 'To be looked at in a browser'];
    await runIn(clone, ...command);
    return this.versionOf(unit);
  }

  /** Makes a previously live version live again. */
  async rollBack(unit: string, version: string) {
    await runIn(workspace, 'rollback', unit, version, '--store', this.directory);
  }

  /** Waits until everybody gets the listed version of a unit: every instance reads it within seconds. */
  async whenSeen(discovery: string, unit = 'cart') {
    const version = this.versionOf(unit);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const live = await (await fetch(discovery.replace(/\w+\.localhost/, '127.0.0.1'))).json();
      if (live.microFrontends[unit][0].metadata.version === version) return;
      await pause(200);
    }
    throw new Error('The deploy was not seen');
  }

  remove() {
    rmSync(this.directory, { recursive: true, force: true });
  }

  entryOf(unit: string) {
    const entry = this.document().microFrontends[unit]?.[0];
    if (!entry) throw new Error(`The document has no ${unit}`);
    return entry;
  }

  /** The address of a remote's entry for other hosts. */
  standaloneOf(unit: string) {
    const { standalone } = JSON.parse(readFileSync(this.find(unit, 'release.json'), 'utf8'));
    return `/releases/${unit}/${this.versionOf(unit)}/${standalone}`;
  }

  private document() {
    return readNewestChange(this.directory).document;
  }

  private find(unit: string, pattern: string) {
    const [file] = globSync(path.join(this.folderOf(unit), pattern));
    if (!file) throw new Error(`${unit} has no file ${pattern}`);
    return file;
  }

  private folderOf(unit: string) {
    return path.join(this.directory, unit, this.versionOf(unit));
  }

  private versionOf(unit: string): string {
    return this.entryOf(unit).metadata.version;
  }
}
