import process from 'node:process';
import {
  CountryCodeSchema,
  countryCodes,
  type Discovery,
  findDefaultEntry,
  hostOfCountry,
  type Release,
} from '@odeta/contracts';
import { PREVIEW_BASE, type Preview, signPreview } from '@odeta/delivery/releases/preview';
import { StartFailure } from '@odeta/workspace/failure';
import { buildsFolder, type Unit, workspace } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import { buildUnits } from '../build/build-units.ts';
import type { PreparedRelease } from '../build/prepared-release.ts';
import { type Findings, findIfReleased } from '../can-deploy/find-if-released.ts';
import { prepareBuilt } from '../publish/built-unit.ts';
import { readDocument, type TeamStore, withStore } from '../publish/change-live.ts';
import { openNewStore, printJson, readArguments } from '../publish/command-line.ts';
import { listVersion } from '../publish/edits.ts';
import { REFUSED, WRONG_INPUT } from '../publish/exit-codes.ts';
import { findUnitsNamed } from '../publish/named-units.ts';
import { publishRelease, readEntry, readPublished } from '../publish/publish.ts';

const USAGE =
  'npm run preview -- <unit> … [--built folder] [--hours 72] [--shop https://…] [--country sk] [--path /cart] [--api http://…] [--store folder] [--json]';

/** As long as `prune` keeps releases that nobody uses, unless told otherwise. */
const MOST_HOURS = 720;

const own = {
  built: { type: 'string' },
  hours: { type: 'string', default: '72' },
  shop: { type: 'string' },
  country: { type: 'string' },
  path: { type: 'string' },
  api: { type: 'string' },
} as const;

/** `npm run preview`: builds and publishes units, and prints a link that shows them in the live shop. Nothing is deployed. */
export async function run(args: string[]) {
  const { values, positionals } = readArguments(args, own);
  const asked = { hours: readHours(values.hours), shop: readShop(values), path: readPath(values.path) };
  if (values['dry-run'])
    throw new StartFailure('--dry-run: a preview changes nothing that is live, so there is no try.', WRONG_INPUT);
  if (positionals.length === 0 ? values.built === undefined : values.built !== undefined)
    throw new StartFailure(`Usage: ${USAGE}`, WRONG_INPUT);
  const units = values.built === undefined ? findUnitsNamed(positionals) : [];
  const opened = openNewStore(values.store);
  const prepared = await prepareNamed(units, values.built);
  const made = await previewOf(opened, prepared, { ...asked, api: values.api });
  if (values.json) printJson(made);
  else print(made);
}

async function prepareNamed(units: readonly Unit[], built: string | undefined) {
  const builds = buildsFolder(process.env);
  if (built !== undefined) return [prepareBuilt(built, builds)];
  return (await buildUnits(units, { root: workspace, builds })).prepared;
}

interface Asked {
  hours: number;
  /** Address of the shop, without a slash at its end. */
  shop: string;
  /** The page that the link opens. */
  path: string | undefined;
  api: string | undefined;
}

interface MadePreview extends Findings {
  /** `live`: everyone has the version already, so the link shows nothing new. */
  releases: { unit: string; version: string; published: boolean; live: boolean }[];
  /** ISO 8601, UTC. */
  until: string;
  address: string;
  /** A line for the comment of a merge request. */
  markdown: string;
}

/** Publishes releases beside what is live and signs a link to them. */
export async function previewOf(
  { store, team }: TeamStore,
  prepared: readonly PreparedRelease[],
  { hours, shop, path, api }: Asked,
): Promise<MadePreview> {
  const before = await readDocument(store, team);
  const releases: MadePreview['releases'] = [];
  const preview: Preview = { until: Math.ceil(Date.now() / 1000 + hours * 3_600), releases: {} };
  let after: Discovery = before;
  let first: Release | null = null;
  for (const { unit, version, folder } of prepared) {
    const published = await withStore(() => publishRelease(store, { unit, version, folder }));
    const live = findDefaultEntry(before.microFrontends[unit])?.metadata.version === version;
    releases.push({ unit, version, published, live });
    const entry = await withStore(() => readEntry(store, unit, version));
    if (!entry) throw new StartFailure(`The store has no ${unit}@${version}: it was removed meanwhile.`, REFUSED);
    preview.releases[unit] = { version, integrity: entry.extras?.release.integrity ?? '' };
    after = listVersion(after, unit, entry);
    first ??= await withStore(() => readPublished(store, unit, version));
  }
  const findings = await withStore(() => findIfReleased(store, before, after, api));
  const page = path ?? first?.routes?.find(({ path: address }) => !/[:*]/.test(address))?.path;
  const query = page === undefined || page === '/' ? '' : `?${new URLSearchParams({ to: page })}`;
  const address = shop + PREVIEW_BASE + signPreview(preview, team.key) + query;
  const until = new Date(preview.until * 1000).toISOString();
  return { releases, until, address, markdown: markdownOf(releases, { address, until, ...findings }), ...findings };
}

function markdownOf(
  releases: MadePreview['releases'],
  { address, until, edges, isCompared }: Findings & { address: string; until: string },
) {
  const names = releases.map(({ unit, version }) => `${unit}@${version}`).join(', ');
  const number = edges.length === 1 ? '1 thing would break' : `${edges.length} things would break`;
  const fits = edges.length === 0 ? 'can be deployed' : number;
  return `**[Preview of ${names}](${address})** until ${inWords(until)}${isCompared ? ` · ${fits}` : ''}`;
}

/** `2026-12-01 19:40 UTC` */
const inWords = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

function print({ releases, until, address, markdown, edges, isCompared }: MadePreview) {
  for (const { unit, version, published, live } of releases) {
    const how = published ? 'published, not deployed' : 'was in the store already, not deployed';
    console.log(`${unit}@${version} ${live ? 'is what everyone has already: the link shows nothing new' : how}.`);
  }
  console.log(`\nUntil ${inWords(until)}, for whoever has the link:\n${address}\n`);
  if (!isCompared) console.log('Nothing is live that it could be compared with.');
  else if (edges.length === 0) console.log('If it were released, nothing would break.');
  else console.log(`If it were released, this would break:\n${edges.join('\n')}`);
  console.log(`\nFor a merge request:\n${markdown}`);
}

/** @throws {StartFailure} */
function readHours(text: string): number {
  const hours = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (hours > 0 && hours <= MOST_HOURS) return hours;
  throw new StartFailure(`--hours ${text}: a number of hours up to ${MOST_HOURS} (30 days).`, WRONG_INPUT);
}

/** @throws {StartFailure} */
function readPath(text: string | undefined): string | undefined {
  if (text === undefined || /^\/(?![/\\])/.test(text)) return text;
  throw new StartFailure(`--path ${text} is no page of the shop, such as /cart.`, WRONG_INPUT);
}

/** @throws {StartFailure} */
function readShop({ shop, country }: { shop?: string | undefined; country?: string | undefined }): string {
  const given = shop ?? process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new StartFailure(`${given} is no address of a shop, such as https://odeta.sk.`, WRONG_INPUT);
  const address = new URL(given);
  const code = v.safeParse(v.optional(CountryCodeSchema), country);
  if (!code.success)
    throw new StartFailure(`There is no country ${country}. There are: ${countryCodes.join(', ')}.`, WRONG_INPUT);
  return `${address.protocol}//${code.output ? hostOfCountry(address.host, code.output) : address.host}`;
}
