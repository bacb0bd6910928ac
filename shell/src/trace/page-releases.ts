import type { VersionSet } from '@odeta/contracts';

const SHELL = /\/releases\/(shell)\/([\w.+-]+)\//;
const LOADED = ' loaded';

/** The version of this page's shell, such as `shell@1.5.0`. */
export function shellRelease(page: Document): string | undefined {
  const scripts = page.querySelector<HTMLElement>('script[data-shell]')?.dataset.shell ?? '';
  const [, unit, version] = SHELL.exec(scripts) ?? [];
  return unit && `${unit}@${version}`;
}

/** A version of each unit of this page: the one that it has loaded last, or else the one that the document names. */
export function pageReleases(page: Document, versions: VersionSet, timing: Performance): string[] {
  const loaded = timing
    .getEntriesByType('mark')
    .flatMap(({ name }) => (name.endsWith(LOADED) ? [name.slice(0, -LOADED.length)] : []));
  const named = Object.entries(versions).map(([unit, { metadata }]) => `${unit}@${metadata.version}`);
  const byUnit = new Map([...named, ...loaded].map((release) => [release.split('@')[0], release]));
  const shell = shellRelease(page);
  return [...(shell ? [shell] : []), ...byUnit.values()];
}
