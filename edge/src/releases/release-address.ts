import type { DiscoveryEntry } from '@odeta/contracts';

/** The unique address of a release's version. */
export const addressOf = ({ extras, url }: DiscoveryEntry): string => extras?.release.url ?? url;
