import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import process from 'node:process';
import { type Discovery, findDefaultEntry } from '@odeta/contracts';
import { findListing } from '@odeta/delivery/releases/history';
import { buildsFolder, findUnits, type Unit, workspace } from '@odeta/workspace/workspace';
import { buildUnits } from '../build/build-units.ts';
import { digestOf } from '../build/source-digest.ts';
import { askedPrefixes } from '../build/unit-prefixes.ts';
import { changeLive, readDocument, type TeamStore, withStore } from './change-live.ts';
import { listVersion } from './edits.ts';
import { mayChangeList, withFirstList, withUnits } from './list-of-units.ts';
import { publishRelease, readEntry, readPublished } from './publish.ts';

export const START = 'start';

interface StartReleases extends TeamStore {
  said: { command: string; author: string; reason?: string | undefined };
  /** Also replaces versions that an earlier start of the same checkout listed, if the sources have changed since. */
  renewsOwn?: boolean;
  environment?: NodeJS.ProcessEnv;
  root?: string;
}

/**
 * Lists the units that the store does not list yet, also in the list of units. A store without such a list gets one. Versions that a team has released are not changed, whether the sources here are older
 * or newer: differences are printed.
 */
export async function releaseMissing(options: StartReleases): Promise<void> {
  const { store, team, said, renewsOwn = false, environment = process.env, root = workspace } = options;
  const origin = renewsOwn ? originOf(root) : undefined;
  const document = await readDocument(store, team);
  const states = await Promise.all(
    findUnits(root).map(async (unit) => ({
      unit,
      ...(await stateOf(unit, document, { store, team }, { root, origin })),
    })),
  );
  for (const { unit, note } of states) if (note) console.log(`${unit.name}: ${note}`);
  const listed = states.filter(({ lists }) => lists).map(({ unit }) => unit);
  const isUpgraded = document.remotes !== undefined || !mayChangeList(team);
  if (listed.length === 0 && isUpgraded) return;
  const { prepared } = await buildUnits(listed, { root, builds: buildsFolder(environment) });
  for (const release of prepared) await withStore(() => publishRelease(store, release));
  await changeLive(
    { store, team },
    {
      ...said,
      origin,
      async edit(before) {
        let after = before;
        for (const { unit, version } of prepared) {
          const entry = await readEntry(store, unit, version);
          const known = findDefaultEntry(document.microFrontends[unit])?.metadata.version;
          // Another command may have listed it meanwhile.
          const isAsRead = findDefaultEntry(before.microFrontends[unit])?.metadata.version === known;
          if (entry && isAsRead) after = listVersion(after, unit, entry);
        }
        const asked = askedPrefixes(listed);
        const withList = await withFirstList(store, after, { team, asked: askedPrefixes(findUnits(root)) });
        return mayChangeList(team) ? withUnits(withList, asked) : withList;
      },
    },
  );
}

interface State {
  lists: boolean;
  note?: string;
}

async function stateOf(
  unit: Unit,
  { microFrontends }: Discovery,
  { store, team }: TeamStore,
  { root, origin }: { root: string; origin: string | undefined },
): Promise<State> {
  const entry = findDefaultEntry(microFrontends[unit.name]);
  if (!entry) return { lists: true };
  const { version } = entry.metadata;
  const published = await withStore(() => readPublished(store, unit.name, version));
  if (published?.sources === (await digestOf(unit, root))) return { lists: false };
  const listing = await withStore(() => findListing(store, team.keys, { unit: unit.name, entry }));
  if (origin !== undefined && listing?.command === START && listing.origin === origin) return { lists: true };
  const by = listing ? `, since ${listing.time.slice(0, 10)} by ${listing.author} (number ${listing.number})` : '';
  const how = `npm run release -- ${unit.name} makes them live, npm run dev edits them.`;
  return { lists: false, note: `${version} is live${by}; the sources here are others: ${how}` };
}

/** Identifies this checkout, because two clones must not replace each other's versions. */
const originOf = (root: string) => createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16);
