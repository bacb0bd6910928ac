import { type DiscoveryEntry, PREVIEW_COOKIE } from '@odeta/contracts';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import { type Preview, verifyPreview } from '@odeta/delivery/releases/preview';
import { RELEASES_BASE } from '@odeta/delivery/releases/store';
import { isOfDrafts } from '@odeta/node/draft-link';
import { readOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ActivePreview, PreviewState } from '../releases/preview-state.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { readRelease } from '../releases/unit-release.ts';
import type { AskDrafts } from './ask-drafts.ts';

/** Milliseconds for which the entries of a link are remembered. */
const REMEMBERED = 60_000;
const MOST_REMEMBERED = 200;

interface Means {
  keys?: TrustedKeys | undefined;
  askDrafts: AskDrafts;
  now?: () => number;
}

export function createPreviews(store: ReleaseStore, { keys = new Map(), askDrafts, now = Date.now }: Means) {
  const read = new LRUCache<string, Promise<ActivePreview['entries']>>({ max: MOST_REMEMBERED, ttl: REMEMBERED });

  return {
    /** The preview of this browser; `none` without its cookie. */
    async find(request: FastifyRequest): Promise<PreviewState> {
      const token = readOwnCookie(request, PREVIEW_COOKIE);
      return token === undefined ? { state: 'none' } : open(token, request);
    },

    open,
  };

  async function open(token: string, request: FastifyRequest): Promise<Exclude<PreviewState, { state: 'none' }>> {
    if (isOfDrafts(token)) return askDrafts(token, request);
    const preview = verifyPreview(token, keys);
    if (!preview) return { state: 'invalid' };
    const until = preview.until * 1000;
    if (until <= now()) return { state: 'expired' };
    const entries = read.get(token) ?? readEntries(preview);
    read.set(token, entries);
    return entries.then(
      (found) => ({ state: 'active', until, entries: found }),
      () => ({ state: 'removed' }),
    );
  }

  /** @throws {Error} if a release is missing, or is not the one that was signed. */
  async function readEntries({ releases }: Preview): Promise<ActivePreview['entries']> {
    const entries = Object.entries(releases).map(async ([unit, { version, integrity }]) => {
      const folder = `${RELEASES_BASE}${unit}/${version}/`;
      const release = { url: `${folder}release.json`, integrity };
      const { entry, files } = await readRelease(store, {
        url: '',
        metadata: { version, integrity: '' },
        extras: { release },
      });
      const given: DiscoveryEntry = {
        url: folder + entry,
        metadata: { version, integrity: files[entry]?.integrity ?? '' },
        // As a version for testers only: browsers do not remember it as one that worked.
        deployment: { traffic: 0, default: false },
        extras: { release },
      };
      return [unit, given] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}
export type Previews = ReturnType<typeof createPreviews>;

type Listing = Readonly<Record<string, readonly DiscoveryEntry[]>>;

/** The preview's version of each unit, whether it is listed or not. */
export function withPreview(listing: Listing, preview: PreviewState): Listing {
  if (preview.state !== 'active') return listing;
  const added = Object.entries(preview.entries).map(([unit, entry]) => {
    const listed = Object.hasOwn(listing, unit) ? (listing[unit] ?? []) : [];
    const isListed = listed.some(({ metadata }) => metadata.version === entry.metadata.version);
    return [unit, isListed ? listed : [...listed, entry]] as const;
  });
  return { ...listing, ...Object.fromEntries(added) };
}
