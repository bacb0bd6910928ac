import { type Discovery, findDefaultEntry, type Release } from '@odeta/contracts';
import { assembleRoutes } from '@odeta/delivery/releases/route-table';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { readPublished } from './publish.ts';

/** Why `edge` would not use a document: a unit or its release is missing, or claims addresses that it may not use. */
export async function findProblems(store: ReadableStore, { microFrontends }: Discovery): Promise<string[]> {
  const releases = new Map<string, Release>();
  const problems: string[] = [];
  for (const [unit, entries] of Object.entries(microFrontends)) {
    const version = findDefaultEntry(entries)?.metadata.version;
    const release = version === undefined ? null : await readPublished(store, unit, version);
    if (release) releases.set(unit, release);
    else problems.push(`the store has no ${unit}@${version}`);
  }
  const remotes = releases.get('shell')?.remotes ?? [];
  const missing = ['shell', ...remotes.map(({ name }) => name)].filter((name) => !(name in microFrontends));
  return [
    ...problems,
    ...missing.map((name) => `nothing of ${name} would be live`),
    ...assembleRoutes(remotes, releases).problems,
  ];
}
