import type { Discovery, DiscoveryEntry } from '@odeta/contracts';

const STOPPED = { traffic: 0, default: false };

/** Sets a canary's traffic to 0; testers can still reach it. Returns the same document if the canary has no traffic. */
export function stopCanary(document: Discovery, unit: string, version: string): Discovery {
  const entries = document.microFrontends[unit] ?? [];
  const isMeant = (entry: DiscoveryEntry) => entry.metadata.version === version && isRunningCanary(entry);
  if (!entries.some(isMeant)) return document;
  const stopped = entries.map((entry) => (isMeant(entry) ? { ...entry, deployment: STOPPED } : entry));
  return { ...document, microFrontends: { ...document.microFrontends, [unit]: stopped } };
}

export const isRunningCanary = ({ deployment }: DiscoveryEntry): boolean =>
  deployment?.default === false && deployment.traffic > 0;

/** Whether two documents differ only in canaries that were set to 0. */
export function onlyStopsCanaries(before: Discovery, after: Discovery): boolean {
  const running = Object.entries(before.microFrontends).flatMap(([unit, entries]) =>
    entries.filter(isRunningCanary).map(({ metadata }) => ({ unit, version: metadata.version })),
  );
  const isStopped = ({ unit, version }: { unit: string; version: string }) =>
    after.microFrontends[unit]?.some(
      ({ metadata, deployment }) => metadata.version === version && deployment?.traffic === 0,
    );
  const expected = running
    .filter((canary) => isStopped(canary))
    .reduce((document, { unit, version }) => stopCanary(document, unit, version), before);
  return JSON.stringify(expected.microFrontends) === JSON.stringify(after.microFrontends);
}
