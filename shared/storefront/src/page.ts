import type { PageParts, RemoteRoute } from './remote-module.ts';

/** What the file of a page (`x.page.tsx`) exports. */
export interface PageFile {
  /** The component. */
  default: PageParts['page'];
  load?: PageParts['load'];
  meta: PageParts['meta'];
}

/**
 * A route: the address of a page and its file. An imported file is a part of the remote's main chunk; `() => import('./x.page.tsx')` is a
 * chunk of its own, so that a remote with several pages loads only the code of one.
 * @param chunk The chunk's name, which the build adds (`name-pages-loader.cjs`): the server adds its files to the document. Without it the
 * browser requests them one step later.
 */
export function page(
  { path }: { path: string },
  file: PageFile | (() => Promise<PageFile>),
  chunk?: string,
): RemoteRoute {
  if (typeof file !== 'function') return { path, ...partsOf(file) };
  return { path, chunk, open: async () => ({ parts: partsOf(await file()) }) };
}

const partsOf = ({ default: component, load, meta }: PageFile): PageParts => ({ page: component, load, meta });
