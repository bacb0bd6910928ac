import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { STANDALONE_ENTRY } from '@odeta/build/unit';
import { languages, type Release } from '@odeta/contracts';
import { sourceMapOf } from '@odeta/delivery/releases/source-maps';
import type { Unit } from '@odeta/workspace/workspace';
import type { Chunk, ChunkGroup, Compilation } from 'webpack';

export type BrowserFiles = Pick<Release, 'entry' | 'scripts' | 'messages' | 'styles' | 'pages'>;

/** Where the build places the entry, and source maps (`shared/build/unit.mjs`). */
const BUILT_ENTRY = 'version/browser/';
const MAPS_FOLDER = 'maps/';
/** Better levels take ten times as long, and save a tenth. */
const MAP_COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 6 };
/** The folders of a release for the entry, and for the files that versions share. */
export const ENTRY_FOLDER = 'browser/';
export const SHARED_FOLDER = 'static/';

/**
 * The files of a unit that a page loads, from webpack's graph: the chunks of the unit's first module, of the texts of each language and of
 * each page. File names are not sufficient: chunks of other texts have similar names.
 */
export function listBrowserFiles(compilation: Compilation, unit: Unit): BrowserFiles {
  const [entrypoint] = compilation.entrypoints.values();
  if (!entrypoint) throw new Error(`${unit.name}: the build has no entry`);
  const entryFiles = filesOf([entrypoint]);
  const [entry] = [...entrypoint.getEntrypointChunk().files].filter(isScript).map(inRelease);
  if (!entry) throw new Error(`${unit.name}: the entry has no script`);
  const first = unit.name === 'shell' ? [] : groupsOf(chunkOf('src/remote.ts'));
  const firstFiles = [...entryFiles, ...filesOf(first)];

  return {
    entry,
    scripts: firstFiles.filter((file) => isScript(file) && file !== entry),
    messages: Object.fromEntries(languages.map((language) => [language, messagesOf(language)])),
    styles: firstFiles.filter(isStyle),
    pages: pagesOf(compilation, firstFiles),
  };

  function messagesOf(language: string) {
    const chunk = chunkOf(`src/messages/${language}.ts`, `src/messages/${language}.json`);
    const [file, ...others] = [...chunk.files].filter(isScript).map(inRelease);
    if (!file || others.length > 0) throw new Error(`${unit.name}: texts of ${language} are not in one file`);
    return file;
  }

  /** The only chunk with a module of the unit: the first of `sources` that was built. */
  function chunkOf(...sources: string[]): Chunk {
    const modules = [...compilation.modules];
    for (const source of sources) {
      const module = modules.find((built) => built.nameForCondition() === path.join(unit.folder, source));
      const [chunk, ...others] = module ? compilation.chunkGraph.getModuleChunksIterable(module) : [];
      if (chunk && others.length === 0) return chunk;
    }
    throw new Error(`${unit.name}: ${sources.join(' or ')} is not in one chunk`);
  }
}

/** The chunks `page-<name>` of a remote, without the files that every page loads. */
function pagesOf({ namedChunkGroups }: Compilation, firstFiles: readonly string[]): Release['pages'] {
  const pages = [...namedChunkGroups].flatMap(([name, group]) => {
    if (!name.startsWith('page-')) return [];
    const files = filesOf([group]).filter((file) => !firstFiles.includes(file));
    return [[name.slice('page-'.length), { scripts: files.filter(isScript), styles: files.filter(isStyle) }]];
  });
  return Object.fromEntries(pages);
}

const groupsOf = (chunk: Chunk): ChunkGroup[] => [...chunk.groupsIterable];

const filesOf = (groups: readonly ChunkGroup[]) => [
  ...new Set(groups.flatMap((group) => group.getFiles().map(inRelease))),
];

const inRelease = (file: string) =>
  file.startsWith(BUILT_ENTRY) ? ENTRY_FOLDER + file.slice(BUILT_ENTRY.length) : SHARED_FOLDER + file;

/** Moves what a build has written, which is placed as browsers request it, to where a release has it. */
export function moveIntoRelease(dist: string) {
  const shared = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isFile());
  mkdirSync(path.join(dist, SHARED_FOLDER));
  for (const { name } of shared) renameSync(path.join(dist, name), path.join(dist, SHARED_FOLDER, name));
  renameSync(path.join(dist, BUILT_ENTRY), path.join(dist, ENTRY_FOLDER));
  moveMaps(path.join(dist, MAPS_FOLDER), dist);
  rmdirSync(path.join(dist, path.dirname(BUILT_ENTRY)));
}

/** A remote's entry point for other hosts: its copy of the federation runtime, and then the entry that takes the runtime from the page. */
export function writeStandaloneEntry(dist: string, entry: string): string {
  const runtime = path.join(dist, 'runtime');
  const parts = [path.join(runtime, 'runtime.js'), path.join(dist, entry)].map((file) => readFileSync(file, 'utf8'));
  const standalone = ENTRY_FOLDER + STANDALONE_ENTRY;
  writeFileSync(path.join(dist, standalone), parts.join('\n'));
  rmSync(runtime, { recursive: true });
  return standalone;
}

function moveMaps(folder: string, dist: string) {
  for (const name of readdirSync(folder)) {
    const target = path.join(dist, sourceMapOf(name.replace(/\.map$/, '')));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, brotliCompressSync(readFileSync(path.join(folder, name)), { params: MAP_COMPRESSION }));
  }
  rmSync(folder, { recursive: true });
}

const isScript = (file: string) => file.endsWith('.js');

const isStyle = (file: string) => file.endsWith('.css');
