import { pathOf } from './page-url.ts';

/** Browsers read a backslash as a slash. */
const SLASHES = /[/\\]{2,}/g;

/**
 * An address with single slashes. Newsletters and partners join `https://odeta.sk/` and `/p/coat` to a path with two, and a redirect to one
 * that begins with two would lead to another site.
 */
export function plainAddress(url: string): string {
  const path = pathOf(url);
  return path.replace(SLASHES, '/') + url.slice(path.length);
}
