import { isRetired } from '@odeta/delivery/releases/retired';
import { findVersion, type Listing } from './choose-versions.ts';

/** `?mfe=cart@1.4.0,checkout@2.0.0`: the versions that a tester asks for. */
export const VERSION_PARAMETER = 'mfe';

const MOST_REQUESTED = 20;

/** A tester asks for a version that is not listed. The message is for the tester. */
export class UnknownVersionError extends Error {}

/** @throws {UnknownVersionError} */
export function requestedVersions(listing: Listing, asked: string): Record<string, string> {
  const releases = asked
    .split(',')
    .slice(0, MOST_REQUESTED)
    .map((release) => release.trim());
  return Object.fromEntries(releases.filter(Boolean).map((release) => parse(listing, release)));
}

function parse(listing: Listing, release: string): [unit: string, version: string] {
  const [unit = '', version = ''] = release.split('@');
  const entries = Object.hasOwn(listing, unit) ? listing[unit]?.filter((entry) => !isRetired(entry)) : undefined;
  if (!entries) throw new UnknownVersionError(`There is no unit "${unit}". Units: ${Object.keys(listing).join(', ')}.`);
  if (findVersion(entries, version)) return [unit, version];
  const listed = entries.map(({ metadata }) => metadata.version).join(', ');
  throw new UnknownVersionError(`${unit} has no listed version "${version}". Listed: ${listed}.`);
}
