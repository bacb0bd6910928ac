import type { DiscoveryEntry } from '@odeta/contracts';

/** Where a release lies: no other version has this address. */
export const addressOf = ({ extras, url }: DiscoveryEntry): string => extras?.release.url ?? url;
