import { type Country, type DiscoveryEntry, type Release, ReleaseSchema, type RemoteFiles } from '@odeta/contracts';
import { addressOfFile } from '@odeta/contracts/file-address';
import * as v from 'valibot';
import { messagesIn } from './messages-in.ts';
import type { ReleaseStore } from './release-store.ts';

export interface UnitRelease {
  release: Release;
  /** The unique address of the version. */
  address: string;
  /** The base URL of the release's files in browsers, with a slash at its end. */
  base: string;
  styles: UnitStyle[];
  /** Scripts and styles of single pages, by the name of their chunk. */
  pages: Record<string, { scripts: string[]; styles: UnitStyle[] }>;
  boot: string;
  /** The bundle for the server; empty for a remote without one. */
  server: string;
}

export interface UnitStyle {
  /** The URL in the browser. */
  href: string;
  /** Inlined in the page, with absolute addresses; `null` for a style that is linked. */
  css: string | null;
}

export async function readRelease(store: ReleaseStore, { extras }: DiscoveryEntry): Promise<Release> {
  if (!extras) throw new Error('The discovery document names no release');
  const { url, integrity } = extras.release;
  return v.parse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), await store.read(url, integrity));
}

/** Reads a release and all its files that a server needs; each is checked against the integrity in the discovery document. */
export async function readUnitRelease(store: ReleaseStore, entry: DiscoveryEntry): Promise<UnitRelease> {
  const release = await readRelease(store, entry);
  const url = entry.extras?.release.url ?? '';
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const base = entry.url.slice(0, -release.entry.length);
  const read = (file: string) => store.read(folder + file, release.files[file]?.integrity ?? 'not released');
  const readStyles = (files: readonly string[]) =>
    Promise.all(
      files.map(async (file): Promise<UnitStyle> => {
        const href = addressOfFile(release, base, file);
        // A file that the release does not list comes from a development server, which replaces it while the page is open.
        return { href, css: file in release.files ? absolute(await read(file), href) : null };
      }),
    );
  const pages = Object.entries(release.pages).map(
    async ([name, { scripts, styles }]) => [name, { scripts, styles: await readStyles(styles) }] as const,
  );
  return {
    release,
    address: url,
    base,
    styles: await readStyles(release.styles),
    pages: Object.fromEntries(await Promise.all(pages)),
    boot: release.boot ? await read(release.boot) : '',
    server: release.server ? await read(release.server) : '',
  };
}

/** The scripts and styles of a remote that every page of it needs in this language. */
export function firstFiles({ url }: DiscoveryEntry, release: Release, country: Country): RemoteFiles {
  const base = url.slice(0, -release.entry.length);
  const { entry, scripts, styles, files } = release;
  const listed = (names: readonly (string | undefined)[]) =>
    names.flatMap((file) =>
      file ? [[addressOfFile(release, base, file), files[file]?.integrity ?? ''] as [string, string]] : [],
    );
  return { scripts: listed([entry, ...scripts, messagesIn(release, country)]), styles: listed(styles) };
}

/** Relative addresses in a style sheet refer to it; inlined they would refer to the page. */
function absolute(css: string, href: string) {
  return css.replace(/url\((["']?)(?!data:|https?:|\/|#)([^)"']+)\1\)/g, (_, _quote, file: string) => {
    const address = new URL(file, new URL(href, 'http://same.origin'));
    return `url(${href.startsWith('/') ? address.pathname : address})`;
  });
}
