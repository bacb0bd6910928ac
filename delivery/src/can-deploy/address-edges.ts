import { isOfGateway } from '@odeta/delivery/releases/served-by-gateway';
import type { BrokenEdge } from './edge.ts';
import type { Change } from './event-edges.ts';
import { type KnownVersion, nameOf } from './known-version.ts';

/** Addresses that other units link to, redirect to or open, and that nobody serves any more with the new version. */
export function findNoLongerServed({ now, before, others }: Change): BrokenEdge[] {
  if (!before) return [];
  const isLost = (link: string) => serves(before, link) && ![now, ...others].some((version) => serves(version, link));
  return others.flatMap((other) =>
    (other.uses?.links ?? []).filter(isLost).map((link) => ({
      user: nameOf(other),
      provider: nameOf(now),
      thing: `address ${link}`,
      why: 'it is no longer served',
    })),
  );
}

/** Addresses that a version newly links to although no live unit serves them. The first version of a unit may come before what it links to. */
export function findNeverServed({ now, before, others }: Change): BrokenEdge[] {
  const known = before?.uses?.links;
  if (!known) return [];
  const isServed = (link: string) =>
    [now, ...others].some((version) => serves(version, link) || isAbove(version, link));
  return (now.uses?.links ?? [])
    .filter((link) => !isServed(link) && !isOfGateway(link) && (!known.includes(link) || serves(before, link)))
    .map((link) => ({
      user: nameOf(now),
      provider: 'every unit',
      thing: `address ${link}`,
      why: 'no live unit serves it',
    }));
}

/** The beginning of an address, `/p/` for `PRODUCTS + slug`, may stand in a constant. */
const isAbove = ({ routes }: KnownVersion, link: string) =>
  routes?.some((route) => route.startsWith(`${link}/`)) ?? false;

const serves = ({ routes }: KnownVersion, link: string) => routes?.some((route) => isServedBy(route, link)) ?? false;

/**
 * Whether a declared pattern serves an address. In the address `*` is a part that is only known at run time, in the pattern `:slug` is any
 * part, `:slug?` may be missing, and `*` is everything below.
 */
export function isServedBy(pattern: string, link: string): boolean {
  const [wanted, given] = [pattern, link].map((path) => path.split('/').filter(Boolean)) as [string[], string[]];
  const isRest = wanted.at(-1) === '*';
  const isShort = wanted.at(-1)?.endsWith('?') && given.length === wanted.length - 1;
  if (!isRest && !isShort && given.length !== wanted.length) return false;
  if (isRest && given.length < wanted.length - 1) return false;
  const parts = isRest || isShort ? wanted.slice(0, -1) : wanted;
  return parts.every((part, index) => part.startsWith(':') || given[index] === '*' || given[index] === part);
}
