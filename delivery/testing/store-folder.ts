import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DISCOVERY_SCHEMA, type Discovery, type DiscoveryEntry } from '@odeta/contracts';
import { type Change, signChange } from '@odeta/delivery/releases/change';
import { fileOfChange } from '@odeta/delivery/releases/changes';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import type { PreparedRelease } from '../src/build/prepared-release.ts';
import { readTeamKeys } from '../src/publish/keys.ts';
import { publishRelease, readEntry } from '../src/publish/publish.ts';

/** The newest change in a store's folder; number 0 if there is none. */
export function readNewestChange(directory: string): Pick<Change, 'number' | 'document'> {
  const file = globSync('discovery/0*.json', { cwd: directory }).sort().at(-1);
  if (!file) return { number: 0, document: { schema: DISCOVERY_SCHEMA, microFrontends: {} } };
  const { payload } = JSON.parse(readFileSync(path.join(directory, file), 'utf8'));
  return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
}

/** Makes any document the newest one, signed with the key of the environment, without a list of units of its own. */
export function writeDocument(directory: string, document: Discovery, number = readNewestChange(directory).number + 1) {
  const change = { number, author: 'test', command: 'test', time: new Date().toISOString(), document };
  const file = path.join(directory, fileOfChange(number));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, signChange(change, readTeamKeys(process.env).key));
}

export async function publishAndList(directory: string, prepared: PreparedRelease): Promise<DiscoveryEntry> {
  const store = createFolderStore(directory);
  await publishRelease(store, prepared);
  const entry = await readEntry(store, prepared.unit, prepared.version);
  if (!entry) throw new Error(`${prepared.unit} was not published`);
  const { document } = readNewestChange(directory);
  writeDocument(directory, { ...document, microFrontends: { ...document.microFrontends, [prepared.unit]: [entry] } });
  return entry;
}
