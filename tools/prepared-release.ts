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
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@odeta/contracts';
import { integrityOf } from '@odeta/node/integrity';
import type { BrowserFiles } from './browser-files.ts';
import type { UnitAddresses } from './unit-addresses.ts';
import type { Unit } from './workspace.ts';

/** What `edge` has to know of a build beside its files: what a page asks for of it, and at which addresses. */
export type BuildDescription = BrowserFiles &
  UnitAddresses &
  Pick<Release, 'requires' | 'provides' | 'server' | 'modules'>;

/** Where a build comes from. None of it makes another version. */
export type BuildOrigin = Pick<Release, 'sources' | 'commit' | 'builtAt'>;

/** A release that was built and is in no store yet. */
export interface PreparedRelease {
  unit: string;
  version: string;
  /** Holds the release's files. */
  folder: string;
}

/** Makes a release of what was built into a folder: the only one that is kept of the unit in the folder of builds. */
export function prepareRelease(
  unit: Pick<Unit, 'name' | 'version' | 'owner' | 'folder'>,
  builds: string,
  {
    build,
    origin,
    dist = path.join(unit.folder, 'dist'),
  }: { build: BuildDescription; origin: BuildOrigin; dist?: string },
): PreparedRelease {
  const files = listFiles(dist);
  const content = createHash('sha256').update(JSON.stringify([build.remotes, build.routes]));
  for (const file of files) content.update(file).update(readFileSync(path.join(dist, file)));
  const version = `${unit.version}-${content.digest('hex').slice(0, 10)}`;
  const folder = path.join(builds, unit.name, version);

  // Written beside its place and then moved: a release is there whole or not at all.
  const draft = `${folder}.draft`;
  for (const older of existsSync(path.dirname(folder)) ? readdirSync(path.dirname(folder)) : [])
    rmSync(path.join(path.dirname(folder), older), { recursive: true, force: true });
  mkdirSync(path.dirname(draft), { recursive: true });
  cpSync(dist, draft, { recursive: true });
  const release = describe({ unit, version, folder: draft, files, build, origin });
  writeFileSync(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  renameSync(draft, folder);
  return { unit: unit.name, version, folder };
}

/** The release that was made of these sources; nothing if it has to be built. */
export function findPrepared(unit: Unit, builds: string, sources: string): PreparedRelease | undefined {
  const [file] = globSync(`${unit.name}/*/release.json`, { cwd: builds });
  if (!file) return undefined;
  const release: Release = JSON.parse(readFileSync(path.join(builds, file), 'utf8'));
  if (release.sources !== sources) return undefined;
  return { unit: unit.name, version: release.version, folder: path.join(builds, path.dirname(file)) };
}

export const listFiles = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

interface Description {
  unit: Pick<Unit, 'name' | 'owner'>;
  version: string;
  /** Where the files lie. */
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

/** Compresses what compresses, beside the file, and says what it is. */
function measure(file: string) {
  const bytes = readFileSync(file);
  const measured = { integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: bytes.length };
  if (!/\.(js|css|svg|json)$/.test(file)) return measured;
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${file}.br`, compressed);
  return { ...measured, brotliBytes: compressed.length };
}
