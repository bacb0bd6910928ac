import process from 'node:process';
import { type Audience, AudienceSchema, countryCodes } from '@odeta/contracts';
import type { Change } from '@odeta/delivery/releases/change';
import { describeChanges } from '@odeta/delivery/releases/describe';
import { StartFailure } from '@odeta/workspace/failure';
import { buildsFolder, type Unit, workspace } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import { buildUnits } from '../build/build-units.ts';
import type { PreparedRelease } from '../build/prepared-release.ts';
import { ensureReleasable } from '../can-deploy/before-build.ts';
import { createDeployCheck, deployOptions } from '../can-deploy/ensure-deployable.ts';
import { recordApiOfStart } from '../can-deploy/recorded-api.ts';
import { prepareBuilt } from '../publish/built-unit.ts';
import { changeLive, type LiveChange, type TeamStore, tryChange, withStore } from '../publish/change-live.ts';
import { openNewStore, printJson, printTable, readArguments, signedWith } from '../publish/command-line.ts';
import type { Share } from '../publish/edits.ts';
import { alsoNotStopped } from '../publish/ensure-not-stopped.ts';
import { WRONG_INPUT } from '../publish/exit-codes.ts';
import { findUnitsNamed } from '../publish/named-units.ts';
import { overlayStore } from '../publish/overlay-store.ts';
import { publishRelease, readEntry } from '../publish/publish.ts';
import { editorOf } from '../publish/release-edit.ts';
import { releaseMissing } from '../publish/start-releases.ts';
import { releaseApi } from './release-api.ts';

const USAGE =
  'npm run release -- <unit> … | api [--all] [--missing] [--built folder] [--traffic 10] [--countries sk,hu] [--clients app] [--app-from 3.1.0] [--api http://…] [--force] [--store folder] [--reason …] [--dry-run] [--json]';

const own = {
  all: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  built: { type: 'string' },
  traffic: { type: 'string' },
  countries: { type: 'string' },
  clients: { type: 'string' },
  'app-from': { type: 'string' },
  ...deployOptions,
} as const;

/** `npm run release`: builds and publishes units, and lists them for everyone or for a share of the visitors. */
export async function run(args: string[]) {
  const { values, positionals } = readArguments(args, own);
  const share = readShare(values);
  if (values.missing) return runMissing(args);
  if (positionals.includes('api')) return runApiRelease(args);
  const units = readUnits(positionals, values);
  const opened = openNewStore(values.store);
  const ensure = alsoNotStopped(opened, values.force, await createDeployCheck(values));
  const prepared = await prepareNamed(opened, units, values.built);
  const plan = { ...opened, prepared, share, said: signedWith('release', args, values), ensure };
  const outcome = values['dry-run'] ? await tryRelease(plan) : await releasePrepared(plan);
  if (values.json) printJson({ dryRun: values['dry-run'], ...outcome });
  else printOutcome(outcome, values['dry-run']);
}

/** Releases units of this clone that the store does not have, and records its API if no command has. */
async function runMissing(args: string[]) {
  const { values } = readArguments(args, own);
  const [opened, said] = [openNewStore(values.store), signedWith('release', args, values)];
  await releaseMissing({ ...opened, said });
  await recordApiOfStart(opened.store, said.author);
}

async function runApiRelease(args: string[]) {
  const { values, positionals } = readArguments(args, own);
  if (positionals.length > 1) throw new StartFailure(`Usage: ${USAGE}`, WRONG_INPUT);
  const opened = openNewStore(values.store);
  const said = signedWith('release', args, values);
  await releaseApi({
    ...opened,
    address: values.api,
    force: values.force,
    isTry: values['dry-run'],
    json: values.json,
    said,
  });
}

/** @throws {StartFailure} for an unknown name, or none. */
function readUnits(names: readonly string[], { all, built }: { all: boolean; built?: string | undefined }): Unit[] {
  const isUsage = built === undefined ? names.length > 0 || all : names.length === 0 && !all;
  if (!isUsage) throw new StartFailure(`Usage: ${USAGE}`, WRONG_INPUT);
  return built === undefined ? findUnitsNamed(names) : [];
}

/** Units of this clone are built; one that another bundler has built is used as it is. */
async function prepareNamed(opened: TeamStore, units: readonly Unit[], built: string | undefined) {
  const builds = buildsFolder(process.env);
  if (built !== undefined) return [prepareBuilt(built, builds)];
  await ensureReleasable(opened, units);
  return (await buildUnits(units, { root: workspace, builds })).prepared;
}

type Plan = ReturnType<typeof openNewStore> & {
  prepared: readonly PreparedRelease[];
  share: Share | undefined;
  said: ReturnType<typeof signedWith>;
  ensure?: LiveChange['ensure'];
};

interface Outcome {
  /** `null` if nothing had to be changed, or with a dry run. */
  number: number | null;
  releases: { unit: string; version: string; published: boolean }[];
  changes: string[];
}

/** Publishes and lists releases in one change. */
export async function releasePrepared({ store, team, prepared, share, said, ensure }: Plan): Promise<Outcome> {
  const releases: Outcome['releases'] = [];
  for (const release of prepared) {
    const published = await withStore(() => publishRelease(store, release));
    releases.push({ unit: release.unit, version: release.version, published });
  }
  const seen: { changes: string[] } = { changes: [] };
  const editing = editorOf({ store, team }, prepared, share);
  const change: Change | null = await changeLive(
    { store, team },
    {
      ...said,
      ...editing,
      ensure,
      async edit(before) {
        const after = await editing.edit(before);
        seen.changes = describeChanges(before, after);
        return after;
      },
    },
  );
  return { number: change?.number ?? null, releases, changes: seen.changes };
}

async function tryRelease({ store, team, prepared, share, ensure }: Plan): Promise<Outcome> {
  const reading = overlayStore(store, prepared);
  const { before, after } = await tryChange(reading, team, {
    ...editorOf({ store: reading, team }, prepared, share),
    ensure,
  });
  const releases = prepared.map(async ({ unit, version }) => {
    const published = !(await withStore(() => readEntry(store, unit, version)));
    return { unit, version, published };
  });
  return { number: null, releases: await Promise.all(releases), changes: describeChanges(before, after) };
}

type Values = Partial<Record<'traffic' | 'countries' | 'clients' | 'app-from', string | undefined>>;

/** @throws {StartFailure} for an invalid share or audience. */
function readShare(values: Values): Share | undefined {
  const { traffic, countries, clients, 'app-from': appFrom } = values;
  const named = { countries: countries?.split(','), clients: clients?.split(','), appFrom };
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const hasAudience = Object.keys(given).length > 0;
  if (traffic === undefined) {
    if (hasAudience) throw new StartFailure('An audience needs a share of it: --traffic 10.', WRONG_INPUT);
    return undefined;
  }
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(traffic) ? Number(traffic) : Number.NaN;
  if (!(percent >= 0 && percent <= 100))
    throw new StartFailure(`--traffic ${traffic} is no share: a number of percent from 0 to 100.`, WRONG_INPUT);
  const audience = v.safeParse(AudienceSchema, given);
  if (!audience.success) throw new StartFailure(audienceProblem(audience.issues[0]), WRONG_INPUT);
  return { traffic: percent, ...(hasAudience && { audience: audience.output satisfies Audience }) };
}

function audienceProblem({ path, input }: v.BaseIssue<unknown>) {
  const field = path?.[0];
  if (field?.key === 'countries') return `There is no country ${input}. There are: ${countryCodes.join(', ')}.`;
  if (field?.key === 'clients') return `There is no kind of client ${input}. There are: browser, app.`;
  return `--app-from ${input} is no version such as 3.1.0.`;
}

function printOutcome({ number, releases, changes }: Outcome, isTry: boolean) {
  const done = isTry ? 'would be published' : 'published';
  const state = (published: boolean) => (published ? done : 'was in the store');
  printTable(
    ['unit', 'version', 'release'],
    releases.map(({ unit, version, published }) => [unit, version, state(published)]),
  );
  for (const change of changes) console.log(change);
  if (isTry) console.log('Nothing was changed.');
  else console.log(number === null ? 'Everything was live already.' : `Live with number ${number}.`);
}
