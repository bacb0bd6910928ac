import type { DiscoveryEntry } from './discovery.ts';

/** The previous working version as an entry. Apart from the schemas, because the first scripts of a page need it without them. */
export function fallbackEntry({ fallbackUrl, extras }: DiscoveryEntry): DiscoveryEntry | undefined {
  const fallback = extras?.fallback;
  if (fallbackUrl === undefined || !fallback) return undefined;
  const { version, integrity, release } = fallback;
  return { url: fallbackUrl, metadata: { integrity, version }, extras: { release } };
}
