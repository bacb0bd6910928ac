import { type DiscoveryEntry, type Release, ReleaseSchema } from '@odeta/shared/contracts';
import * as v from 'valibot';
import type { ReleaseStore } from './release-store.ts';

/** A released version of a unit, as far as a page needs it. */
export interface UnitRelease {
  release: Release;
  /** The folder's address, with a slash at its end. */
  base: string;
  /** All styles of the unit, with absolute addresses, and the address that the browser would load them from. */
  styles: { href: string; css: string }[];
  boot: string;
  server: string;
}

/** Reads a release and everything of it that a server needs; every byte is checked against the discovery document. */
export async function readUnitRelease(store: ReleaseStore, { extras }: DiscoveryEntry): Promise<UnitRelease> {
  if (!extras) throw new Error('The discovery document names no release');
  const { url, integrity } = extras.release;
  const release = v.parse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), await store.read(url, integrity));
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  const read = (file: string) => store.read(base + file, release.files[file]?.integrity ?? 'missing');
  const styles = release.styles.map(async (file) => ({
    href: base + file,
    css: absolute(await read(file), base + file),
  }));
  return {
    release,
    base,
    styles: await Promise.all(styles),
    boot: release.boot ? await read(release.boot) : '',
    server: await read(release.server),
  };
}

/** Addresses in a style sheet are relative to it; inlined they would be relative to the page. */
function absolute(css: string, href: string) {
  return css.replace(/url\((["']?)(?!data:|https?:|\/|#)([^)"']+)\1\)/g, (_, _quote, file: string) => {
    return `url(${new URL(file, `http://edge${href}`).pathname})`;
  });
}
