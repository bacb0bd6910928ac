import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DISCOVERY_SCHEMA, type Discovery, type DiscoveryEntry, type Release } from '@odeta/contracts';
import { integrityOf } from '@odeta/node/integrity';
import type { BrowserFiles } from './browser-files.ts';
import { readBuilt } from './source-digest.ts';
import type { UnitAddresses } from './unit-addresses.ts';
import type { Unit } from './workspace.ts';

/** What `edge` has to know of a build beside its files: what a page asks for of it, and at which addresses. */
export type BuildDescription = BrowserFiles & UnitAddresses;

/**
 * Publishes what is in a unit's `dist` as an immutable folder of the release store.
 * @returns the release's version.
 */
export function publishRelease(unit: Unit, releases: string, build: BuildDescription): string {
  const dist = path.join(unit.folder, 'dist');
  const files = listFiles(dist);
  const content = createHash('sha256').update(JSON.stringify([build.remotes, build.routes]));
  for (const file of files) content.update(file).update(readFileSync(path.join(dist, file)));
  const version = `${unit.version}-${content.digest('hex').slice(0, 10)}`;
  const folder = path.join(releases, unit.name, version);
  if (existsSync(path.join(folder, 'release.json'))) return version;

  // Written beside its place and then moved: a release is there whole or not at all.
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.dirname(draft), { recursive: true });
  cpSync(dist, draft, { recursive: true });
  const release = describe({ unit, version, folder: draft, files, build });
  writeFileSync(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return version;
}

/** Names the last build of every unit as the live one. */
export function writeDiscovery(releases: string, units: readonly Unit[]) {
  const entries = units.map((unit): [string, DiscoveryEntry[]] => [unit.name, [readEntry(releases, unit)]]);
  const document: Discovery = { schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(entries) };
  const draft = path.join(releases, 'discovery.json.draft');
  writeFileSync(draft, `${JSON.stringify(document, null, 2)}\n`);
  renameSync(draft, path.join(releases, 'discovery.json'));
}

/** The last build of a unit as the discovery document names it. */
export function readEntry(releases: string, unit: Unit): DiscoveryEntry {
  const version = readBuilt(releases, unit)?.version;
  if (!version) throw new Error(`${unit.name} was never built`);
  const bytes = readFileSync(path.join(releases, unit.name, version, 'release.json'));
  const release: Release = JSON.parse(bytes.toString('utf8'));
  const base = `/releases/${unit.name}/${version}/`;
  return {
    url: base + release.entry,
    metadata: { integrity: release.files[release.entry]?.integrity ?? '', version },
    deployment: { traffic: 100, default: true },
    extras: { release: { url: `${base}release.json`, integrity: integrityOf(bytes) } },
  };
}

interface Description {
  unit: Unit;
  version: string;
  /** Where the files lie. */
  folder: string;
  files: readonly string[];
  build: BuildDescription;
}

function describe({ unit, version, folder, files, build }: Description): Release {
  const one = (name: string) => files.find((file) => file === name);
  const server = one('server/server.cjs');
  if (!server || !one(build.entry)) throw new Error(`${unit.name}: the build is not complete`);
  return {
    unit: unit.name,
    version,
    ...build,
    server,
    boot: one('boot/boot.js'),
    fonts: Object.fromEntries(
      files.filter((file) => file.endsWith('.woff2')).map((file) => [path.basename(file).split('.')[0], file]),
    ),
    files: Object.fromEntries(files.map((file) => [file, measure(path.join(folder, file))])),
  };
}

/** Compresses what compresses, beside the file, and says what it is. */
function measure(file: string) {
  const bytes = readFileSync(file);
  const measured = { integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: bytes.length };
  if (!/\.(js|css|svg|json)$/.test(file)) return measured;
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${file}.br`, compressed);
  return { ...measured, brotliBytes: compressed.length };
}

const listFiles = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
