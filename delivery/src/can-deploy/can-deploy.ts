import process from 'node:process';
import { findDefaultEntry } from '@odeta/contracts';
import { findEarlierDefault } from '@odeta/delivery/releases/history';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { StartFailure } from '@odeta/workspace/failure';
import { buildsFolder, workspace } from '@odeta/workspace/workspace';
import { buildUnits } from '../build/build-units.ts';
import { readDocument, type TeamStore, withStore } from '../publish/change-live.ts';
import { openTeamStore, printJson, readArguments, readUnitArgument } from '../publish/command-line.ts';
import { REFUSED } from '../publish/exit-codes.ts';
import { findUnitsNamed } from '../publish/named-units.ts';
import { overlayStore } from '../publish/overlay-store.ts';
import { liveApiAddress, readLiveApi, readOwnApi } from './api-documents.ts';
import type { OpenApi } from './api-edges.ts';
import { ensureReleasable } from './before-build.ts';
import { type Beside, describeBeside, findBeside } from './beside.ts';
import { readApps } from './bridge-edges.ts';
import { describeEdges } from './describe-edges.ts';
import type { BrokenEdge } from './edge.ts';
import { NOT_ASKED } from './ensure-deployable.ts';
import { findApiEdges, findBrokenEdges, withoutDoubles } from './find-edges.ts';
import { findRefusals } from './find-refusals.ts';
import { type KnownVersion, nameOf, readVersion } from './known-version.ts';
import { findRecordedApi, nameOfRecorded } from './recorded-api.ts';
import { findListed, readAllListed, readPinned, readSurroundings } from './surroundings.ts';

const USAGE = 'npm run can-deploy -- <unit> [version] | api [--api http://…] [--store folder] [--json]';

interface Answer {
  asked: string;
  edges: BrokenEdge[];
  /** Why `release` would refuse it in any case. */
  refused: string[];
  comparedWith: string[];
  /** Its fallback, and the versions of purchases that started earlier. */
  beside: Beside[];
  /** Versions without data, because another tool has built them. */
  unknown: string[];
}

/** `npm run can-deploy`: checks whether everything that visitors have keeps working with a version, or with the API of this clone. */
export async function run(args: string[]) {
  const { values, positionals } = readArguments(args, { api: { type: 'string' } });
  const [unit, version] = readUnitArgument(positionals, USAGE, 2);
  const opened = openTeamStore(values.store);
  const asked = { ...opened, unit, version, api: values.api };
  const answer = await (unit === 'api' ? askForApi(asked) : askForUnit(asked));
  const isDeployable = answer.edges.length === 0 && answer.refused.length === 0;
  if (values.json) printJson({ deployable: isDeployable, ...answer });
  else print(answer);
  if (!isDeployable) process.exitCode = REFUSED;
}

type Asked = ReturnType<typeof openTeamStore> & { unit: string; version: string | undefined; api: string | undefined };

/** Checks a version from the store, or what the sources of this clone build. */
async function askForUnit({ store, team, unit, version, api: address }: Asked): Promise<Answer> {
  const document = await readDocument(store, team);
  const { prepared } = version ? { prepared: [] } : await buildHere({ store, team }, unit);
  const reading = overlayStore(store, prepared);
  const name = version ?? prepared[0]?.version ?? '';
  const now = await withStore(() => readVersion(reading, unit, name));
  const listed = findListed(document, unit, name);
  const earlier = listed
    ? null
    : await withStore(() => findEarlierDefault(reading, team.keys, { unit, version: name }));
  const others = await withStore(() =>
    readSurroundings(reading, { before: document, after: document }, { unit, version: name, earlier }),
  );
  const pinned = await withStore(() => readPinned(reading, document));
  const [known, apps] = [await withStore(() => findApi(reading, address)), readApps()];
  const surroundings = { ...others, api: known?.api ?? null, apps, root: workspace };
  const beside = await findBeside(now, { ...surroundings, pinned });
  // Faults that visitors have already do not count against another version.
  const everyones = `${unit}@${findDefaultEntry(document.microFrontends[unit])?.metadata.version}`;
  const isItsOwn = ({ role, version }: Beside) => role === 'fallback' && version !== everyones;
  const counted = beside.flatMap((one) => one.edges.filter((edge) => isItsOwn(one) || isOf(nameOf(now), edge)));
  const versions = [...surroundings.live, ...surroundings.fallbacks];
  return {
    asked: nameOf(now),
    refused: await withStore(() => findRefusals({ store: reading, team }, document, { unit, version: name })),
    edges: withoutDoubles([...(await findBrokenEdges(now, surroundings)), ...counted]),
    comparedWith: [
      ...versions.map(nameOf),
      ...(known ? [known.name] : []),
      ...(now.uses?.bridge ? apps.map(appName) : []),
    ],
    beside,
    unknown: unknownOf([now, ...versions]),
  };
}

const isOf = (name: string, { user, provider }: BrokenEdge) => user === name || provider === name;

/** The API at the given address, else as it was last deployed. */
async function findApi(
  store: ReadableStore,
  named: string | undefined,
): Promise<{ name: string; api: OpenApi } | null> {
  const address = liveApiAddress(named);
  if (address !== undefined) return { name: 'api', api: await readLiveApi(address) };
  const recorded = await findRecordedApi(store);
  return recorded && { name: nameOfRecorded(recorded), api: recorded.document };
}

/** What `release` would refuse anyway is said before the build. */
async function buildHere(opened: TeamStore, unit: string) {
  const units = findUnitsNamed([unit]);
  await ensureReleasable(opened, units);
  return buildUnits(units, { root: workspace, builds: buildsFolder(process.env) });
}

/** Checks the API of this clone, or the one at an address, with all versions that somebody may still have. */
async function askForApi({ store, team, version, api: address }: Asked): Promise<Answer> {
  if (version) throw new StartFailure(`Usage: ${USAGE}`, 2);
  const document = await readDocument(store, team);
  const api = address ? await readLiveApi(address) : await readOwnApi();
  const versions = await withStore(() => readAllListed(store, document));
  return {
    asked: address ? `the API at ${address}` : 'the API of this clone',
    edges: versions.flatMap((user) => findApiEdges(user, api)),
    refused: [],
    comparedWith: versions.map(nameOf),
    beside: [],
    unknown: unknownOf(versions),
  };
}

const appName = ({ app }: { app: string }) => `app ${app}`;

const unknownOf = (versions: readonly KnownVersion[]) => versions.filter(({ uses }) => !uses).map(nameOf);

function print({ asked, edges, refused, comparedWith, beside, unknown }: Answer) {
  const lines = describeEdges(edges);
  for (const line of lines) console.log(line);
  for (const why of refused) console.log(`${asked} would be refused: ${why}.`);
  for (const version of beside) console.log(describeBeside(version));
  for (const name of unknown) console.log(`${name} does not say what it uses.`);
  if (!comparedWith.some((name) => /^api\b/.test(name)) && !asked.includes('API')) console.log(NOT_ASKED);
  if (edges.length === 0 && refused.length > 0) return;
  const number = lines.length === 1 ? '1 thing would break' : `${lines.length} things would break`;
  console.log(
    edges.length === 0 ? `${asked} can be deployed: it fits ${comparedWith.join(', ')}.` : `${asked}: ${number}.`,
  );
}
