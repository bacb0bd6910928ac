import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@odeta/contracts';
import { isSourceMap } from '@odeta/delivery/releases/source-maps';
import { integrityOf } from '@odeta/node/integrity';
import type { Unit } from '@odeta/workspace/workspace';
import type { BrowserFiles } from './browser-files.ts';
import { openDrafts } from './drafts.ts';
import type { UnitAddresses } from './unit-addresses.ts';

/** The release's metadata file. */
const LIST = 'release.json';
/** Builds per unit that are stored. */
const MAX_BUILDS = 2;
/** Bytes. For the largest files the best compression level takes twice as long as the next lower one, and makes them smaller by 2 %. */
const LARGE = 262_144;

/** What `edge` needs to know about a build beside its files: the files that pages load, and its addresses. */
export type BuildDescription = BrowserFiles &
  UnitAddresses &
  Pick<Release, 'requires' | 'provides' | 'takes' | 'gives' | 'standalone' | 'server' | 'modules' | 'shares'>;

/** The origin of a build, which has no influence on its version. */
export type BuildOrigin = Pick<Release, 'sources' | 'commit' | 'builtAt'>;

/** A release that was built and is not published yet. */
export interface PreparedRelease {
  unit: string;
  version: string;
  folder: string;
}

/**
 * Makes a release of a built folder, and stores it in the folder of builds. The previous one stays, because another command in this clone
 * may be publishing it.
 */
export function prepareRelease(
  unit: Pick<Unit, 'name' | 'version' | 'owner' | 'folder'>,
  builds: string,
  {
    build,
    origin,
    dist = path.join(unit.folder, 'dist'),
  }: { build: BuildDescription; origin: BuildOrigin; dist?: string },
): PreparedRelease {
  const files = listFiles(dist).filter((file) => !isSourceMap(file));
  const content = createHash('sha256').update(JSON.stringify([build.remotes, build.routes]));
  for (const file of files) content.update(file).update(readFileSync(path.join(dist, file)));
  const version = `${unit.version}-${content.digest('hex').slice(0, 10)}`;
  const folder = path.join(builds, unit.name, version);

  // Written elsewhere and then moved, so that an incomplete release is never visible.
  const draft = path.join(openDrafts(builds), `${unit.name}-${version}`);
  cpSync(dist, draft, { recursive: true });
  const release = describe({ unit, version, folder: draft, files, build, origin });
  writeFileSync(path.join(draft, LIST), `${JSON.stringify(release, null, 2)}\n`);
  moveInto(folder, draft);
  removeOlder(path.dirname(folder));
  return { unit: unit.name, version, folder };
}

/** The same version has the same files; its origin may be another build. */
function moveInto(folder: string, draft: string) {
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    renameSync(path.join(draft, LIST), path.join(folder, LIST));
    rmSync(draft, { recursive: true });
  }
}

function removeOlder(folder: string) {
  const builtAt = (name: string) => statSync(path.join(folder, name, LIST), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const older = readdirSync(folder).sort((one, other) => builtAt(other) - builtAt(one));
  for (const name of older.slice(MAX_BUILDS)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** The release that was made of these sources; undefined if it has to be built. */
export function findPrepared(unit: Unit, builds: string, sources: string): PreparedRelease | undefined {
  for (const file of globSync(`${unit.name}/*/${LIST}`, { cwd: builds })) {
    const release: Release = JSON.parse(readFileSync(path.join(builds, file), 'utf8'));
    const folder = path.join(builds, path.dirname(file));
    if (release.sources === sources) return { unit: unit.name, version: release.version, folder };
  }
  return undefined;
}

export const listFiles = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

interface Description {
  unit: Pick<Unit, 'name' | 'owner'>;
  version: string;
  folder: string;
  files: readonly string[];
  build: BuildDescription;
  origin: BuildOrigin;
}

function describe({ unit, version, folder, files, build, origin }: Description): Release {
  const one = (name: string) => files.find((file) => file === name);
  const missing = [build.entry, build.server ?? build.entry].find((file) => !one(file));
  if (missing) throw new Error(`${unit.name}: the build is not complete: there is no ${missing}`);
  return {
    unit: unit.name,
    version,
    owner: unit.owner,
    ...origin,
    ...build,
    boot: one('boot/boot.js'),
    fonts: Object.fromEntries(
      files.filter((file) => file.endsWith('.woff2')).map((file) => [path.basename(file).split('.')[0], file]),
    ),
    files: Object.fromEntries(files.map((file) => [file, measure(path.join(folder, file))])),
  };
}

/** Compresses a compressible file beside it, and returns its integrity and sizes. */
function measure(file: string) {
  const bytes = readFileSync(file);
  const measured = { integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: bytes.length };
  if (!/\.(js|css|svg|json)$/.test(file)) return measured;
  const quality = bytes.length > LARGE ? 10 : 11;
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  writeFileSync(`${file}.br`, compressed);
  return { ...measured, brotliBytes: compressed.length };
}
