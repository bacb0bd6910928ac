import type { DiscoveryEntry } from '@odeta/contracts';

/** Versions that a visitor sees instead of the live ones. */
export interface ActivePreview {
  state: 'active';
  /** Milliseconds since 1970. */
  until: number;
  /** By unit. */
  entries: Readonly<Record<string, DiscoveryEntry>>;
  /** Number of a change set that the API shows to this browser. */
  drafts?: number;
}

/**
 * Why a link shows nothing: its time is over, it was changed or its key is no longer trusted, its release was removed, or its drafts are live
 * by now, cancelled or not possible any more.
 */
export type PreviewEnd = 'expired' | 'invalid' | 'removed' | 'over';

export type PreviewState = ActivePreview | { state: PreviewEnd } | { state: 'none' };

/** By unit. */
export const versionsIn = (preview: PreviewState): Record<string, string> =>
  preview.state === 'active'
    ? Object.fromEntries(Object.entries(preview.entries).map(([unit, { metadata }]) => [unit, metadata.version]))
    : {};

/** The API gives this browser other contents than all others. */
export const showsDrafts = (preview: PreviewState): boolean =>
  preview.state === 'active' && preview.drafts !== undefined;
