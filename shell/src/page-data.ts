import { DiscoverySchema, type PageData, type VersionSet } from '@odeta/shared/contracts';
import * as v from 'valibot';

/** What the server wrote for the browser. It is our own document, of the same version as this code: no schema needed. */
export function readPageData(page: Document): PageData {
  return JSON.parse(page.getElementById('page-data')?.textContent ?? 'null');
}

/** The versions that are live now for this visitor. */
export async function readLiveVersions(): Promise<VersionSet> {
  // biome-ignore lint/style/noRestrictedGlobals: the discovery document is no call of the API
  const response = await fetch('/discovery.json', { cache: 'no-store' });
  const { microFrontends } = v.parse(DiscoverySchema, await response.json());
  return Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [entry]]) => (entry ? [[name, entry]] : [])),
  );
}
