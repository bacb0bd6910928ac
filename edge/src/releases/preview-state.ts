import type { DiscoveryEntry } from '@odeta/contracts';

/** Versions that a visitor sees instead of the live ones. */
export interface ActivePreview {
  state: 'active';
  /** Milliseconds since 1970. */
  until: number;
  /** By unit. */
  entries: Readonly<Record<string, DiscoveryEntry>>;
}

/** Why a link gives no version: its time is over, it was changed or its key is no longer trusted, or its release was removed. */
export type PreviewEnd = 'expired' | 'invalid' | 'removed';

export type PreviewState = ActivePreview | { state: PreviewEnd } | { state: 'none' };

/** By unit. */
export const versionsIn = (preview: PreviewState): Record<string, string> =>
  preview.state === 'active'
    ? Object.fromEntries(Object.entries(preview.entries).map(([unit, { metadata }]) => [unit, metadata.version]))
    : {};
