import { DiscoverySchema, type VersionSet } from '@odeta/shared/contracts';
import * as v from 'valibot';

/** The versions that are live now for this visitor: a broken release may have been rolled back since the page came. */
export async function readLiveVersions(): Promise<VersionSet> {
  // biome-ignore lint/style/noRestrictedGlobals: the discovery document is no call of the API
  const response = await fetch('/discovery.json', { cache: 'no-store' });
  const { microFrontends } = v.parse(DiscoverySchema, await response.json());
  return Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [entry]]) => (entry ? [[name, entry]] : [])),
  );
}
