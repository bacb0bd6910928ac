import type { Discovery, DiscoveryEntry, VersionSet } from '@odeta/contracts';
import { isRetired } from '@odeta/delivery/releases/retired';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findVersion, type IsSetAside } from './choose-versions.ts';
import { isTester, pinnedVersionsOf, pinVersions } from './visitor-cookies.ts';

type Pinned = Readonly<Record<string, string>>;

/** The versions pinned for the visitor's purchase, as long as each of them may be used and works. */
export function pinnedVersions(
  request: FastifyRequest,
  secret: string,
  { microFrontends }: Discovery,
  isSetAside: IsSetAside,
): Pinned {
  const pinned = pinnedVersionsOf(request, secret) ?? {};
  const mayHave = (unit: string, version: string) => {
    const entry = findVersion(microFrontends[unit] ?? [], version);
    const isStopped = isWithoutShare(microFrontends[unit], version) && !isTester(request, secret);
    return entry !== undefined && !isStopped && !isSetAside(unit, entry);
  };
  return Object.entries(pinned).every(([unit, version]) => mayHave(unit, version)) ? pinned : {};
}

interface PurchaseSet {
  pinned: Pinned;
  versions: VersionSet;
  units: string[];
}

export function pin(reply: FastifyReply, secret: string, { pinned, versions, units }: PurchaseSet) {
  const isSame = units.every((unit) => versions[unit]?.metadata.version === pinned[unit]);
  if (!isSame) pinVersions(reply, secret, versions, units);
}

/** A canary that was stopped stays listed, for testers. */
const isWithoutShare = (entries: readonly DiscoveryEntry[] = [], version: string) =>
  entries.some(
    (entry) =>
      entry.metadata.version === version &&
      entry.deployment?.default === false &&
      entry.deployment.traffic === 0 &&
      !isRetired(entry),
  );
