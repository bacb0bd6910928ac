import path from 'node:path';
import { languages, type Release } from '@odeta/contracts';
import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import type { Unit } from '../workspace/workspace.ts';

export type BrowserFiles = Pick<Release, 'entry' | 'scripts' | 'messages' | 'styles' | 'pages'>;

/** Where the build for the browser lies in a release. */
const FOLDER = 'browser/';

/**
 * What a page asks for of a unit, as webpack knows it: the chunks that hold the unit's first module, the texts of each
 * language and each page. File names say too little: chunks of other texts are named alike.
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

  /** The one chunk that holds a module of the unit: the first of `sources` that was built. */
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

/** The chunks `page-<name>` of a remote, without what the first page has anyway. */
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

const inRelease = (file: string) => FOLDER + file;

const isScript = (file: string) => file.endsWith('.js');

const isStyle = (file: string) => file.endsWith('.css');
