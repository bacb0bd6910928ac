import { DiscoverySchema, SET_ASIDE_COOKIE, type VersionSet } from '@odeta/contracts';
import * as v from 'valibot';
import { ownCookieName, readOwnCookie, writeCookie } from '../document/cookies.ts';

/** The versions that are live for this visitor: a broken release may have been rolled back since the page was rendered. */
export async function readLiveVersions(): Promise<VersionSet> {
  // biome-ignore lint/style/noRestrictedGlobals: the discovery document is no call of the API
  const response = await fetch('/discovery.json', { cache: 'no-store' });
  const { microFrontends } = v.parse(DiscoverySchema, await response.json());
  return Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [entry]]) => (entry ? [[name, entry]] : [])),
  );
}

/** Seconds for which `edge` leaves out a version that failed in this browser. */
const SET_ASIDE_SECONDS = 600;
const MOST_SET_ASIDE = 8;

/** Stores the versions that failed in this browser in a cookie, so that `edge` leaves them out of the next page. */
export function setAside(releases: readonly string[], page: Document) {
  const known = readOwnCookie(page, SET_ASIDE_COOKIE)?.split(' ') ?? [];
  const all = [...new Set([...releases, ...known])].slice(0, MOST_SET_ASIDE);
  writeCookie(page, ownCookieName(page, SET_ASIDE_COOKIE), all.join(' '), { seconds: SET_ASIDE_SECONDS });
}
