import path from 'node:path';
import { languages, type Release } from '@odeta/contracts';
import type { Unit } from '@odeta/workspace/workspace';
import type { Chunk, ChunkGroup, Compilation } from 'webpack';

export type BrowserFiles = Pick<Release, 'entry' | 'scripts' | 'messages' | 'styles' | 'pages'>;

/** The folder of the browser build in a release. */
const FOLDER = 'browser/';

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

const inRelease = (file: string) => FOLDER + file;

const isScript = (file: string) => file.endsWith('.js');

const isStyle = (file: string) => file.endsWith('.css');
