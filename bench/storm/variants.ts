import { createHash } from 'node:crypto';
import { existsSync, globSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf } from '@odeta/node/integrity';
import type { Kind } from './kind.ts';
import { kindsOf } from './kinds.ts';

export interface Variant {
  unit: string;
  version: string;
  kind: Kind;
  /** The built release, as `npm run release` finds it in its folder of builds. */
  folder: string;
}

const LIST = 'release.json';
const HASHED = /\.([0-9a-f]{8,})\.js$/;
const USES = 'server/uses.json';

/**
 * Makes a built release of every kind of each unit out of the releases of a store: its files with one edit, and everything else the same.
 * @param isWanted leaves kinds out.
 */
export function makeVariants(
  store: string,
  target: string,
  isWanted: (unit: string, kind: Kind) => boolean = () => true,
): Variant[] {
  return globSync(`*/*/${LIST}`, { cwd: store }).flatMap((list) => {
    const base = path.join(store, path.dirname(list));
    const [unit = ''] = list.split(path.sep);
    const wanted = kindsOf(unit).filter((kind) => isWanted(unit, kind));
    return wanted.map((kind) => makeVariant(base, unit, kind, target));
  });
}

function makeVariant(base: string, unit: string, kind: Kind, target: string): Variant {
  const release = JSON.parse(readFileSync(path.join(base, LIST), 'utf8'));
  const digest = createHash('sha256').update(`${release.version} ${kind.name}`).digest('hex').slice(0, 10);
  const version = `${release.version.split('-')[0]}-${digest}`;
  const folder = path.join(target, unit, version);
  linkAll(base, folder);
  const edit = (file: string, change: (text: string) => string) => {
    release.files[file] = { ...release.files[file], ...write(path.join(folder, file), change) };
  };
  const { before = '', after = '' } = kind.browser?.(unit) ?? {};
  edit(release.entry, (text) => `${before}${text}\n${after}\n/* ${kind.name} */\n`);
  release.entry = rename(folder, release.files, release.entry);
  const onServer = kind.server?.(unit);
  if (onServer) edit(release.server, (text) => `${onServer.before ?? ''}${text}\n${onServer.after ?? ''}`);
  const { uses, routes } = kind;
  if (uses) edit(USES, (text) => JSON.stringify(uses(JSON.parse(text))));
  if (routes) release.routes = routes(release.routes);
  writeFileSync(path.join(folder, LIST), `${JSON.stringify({ ...release, version }, null, 2)}\n`);
  return { unit, version, kind, folder };
}

/** A file whose name contains the hash of its content gets another name with another content. @returns its name. */
function rename(folder: string, files: Record<string, { integrity: string }>, file: string): string {
  const known = files[file];
  if (!known || !HASHED.test(file)) return file;
  const digest = createHash('sha256').update(known.integrity).digest('hex');
  const name = file.replace(HASHED, (_, hash: string) => `.${digest.slice(0, hash.length)}.js`);
  for (const suffix of ['', '.br'])
    if (existsSync(path.join(folder, file + suffix)))
      renameSync(path.join(folder, file + suffix), path.join(folder, name + suffix));
  delete files[file];
  files[name] = known;
  return name;
}

/** Hard links; an edited file is written anew. */
function linkAll(base: string, folder: string) {
  for (const entry of globSync('**/*', { cwd: base, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === LIST) continue;
    const file = path.join(entry.parentPath, entry.name);
    const place = path.join(folder, path.relative(base, file));
    mkdirSync(path.dirname(place), { recursive: true });
    linkSync(file, place);
  }
}

function write(file: string, change: (text: string) => string) {
  const bytes = Buffer.from(change(readFileSync(file, 'utf8')));
  const copy = `${file}.br`;
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const isCompressed = globSync(copy).length > 0;
  for (const old of [file, copy]) rmSync(old, { force: true });
  writeFileSync(file, bytes);
  if (isCompressed) writeFileSync(copy, compressed);
  return {
    integrity: integrityOf(bytes),
    bytes: bytes.length,
    brotliBytes: isCompressed ? compressed.length : bytes.length,
  };
}

/** Makes a variant the only build of its unit in a clone's folder of builds. */
export function placeBuild({ unit, version, folder }: Variant, builds: string) {
  const place = path.join(builds, unit, version);
  rmSync(path.dirname(place), { recursive: true, force: true });
  linkAll(folder, place);
  writeFileSync(path.join(place, LIST), readFileSync(path.join(folder, LIST)));
}
