import type { RemoteModule } from '@odeta/storefront';
import { fulfilled, rejected, type TrackedPromise, track } from './tracked-promise.ts';

export type RemotePromise = TrackedPromise<RemoteModule>;

/** Provides remotes: by federation in the browser, from evaluated bundles on the server. */
export interface RemoteRegistry {
  /** Returns the same promise to all callers; a failed one is tried again. */
  get(name: string): RemotePromise;
  /** The same as `get`, when the visitor requests another attempt: versions that failed before are tried, too. */
  getAgain(name: string): RemotePromise;
  /** The remote's page has been shown for a while. */
  worked(name: string): void;
  /** The visitor has left the remote's page, within the document, before it was shown for a while. */
  left(name: string): void;
  /** The visitor sees that the remote is late. */
  late(name: string): void;
  /** The remote loaded but failed: the next call loads it again. Returns whether another version may work. */
  failed(name: string): boolean;
  /** The version that was tried last, such as `cart@1.4.0`, if known. */
  releaseOf(name: string): string | undefined;
}

/** Loads a remote for a registry, and is told later how it did. */
interface Source {
  load(name: string, isRequested: boolean): Promise<RemoteModule>;
  worked?(name: string): void;
  left?(name: string): void;
  late?(name: string): void;
  failed?(name: string): boolean;
  releaseOf?(name: string): string | undefined;
}

/** Caches what its source returns, except failures. */
export function createRegistry({ load, worked, left, late, failed, releaseOf }: Source): RemoteRegistry {
  const promises = new Map<string, RemotePromise>();

  function get(name: string, isRequested: boolean) {
    const known = promises.get(name);
    if (known && known.status !== 'rejected') return known;
    const promise = track(load(name, isRequested));
    promises.set(name, promise);
    return promise;
  }

  return {
    get: (name) => get(name, false),
    getAgain: (name) => get(name, true),

    worked: (name) => worked?.(name),
    left: (name) => left?.(name),
    late: (name) => late?.(name),
    releaseOf: (name) => releaseOf?.(name),

    failed(name) {
      // If it did not load at all, every version has been tried already.
      const hasCome = promises.get(name)?.status === 'fulfilled';
      promises.delete(name);
      return hasCome && (failed?.(name) ?? false);
    },
  };
}

/** A registry of the one remote that the server has loaded, or failed to load. */
export function createServerRegistry(remote: RemoteModule | null): RemoteRegistry {
  const promise: RemotePromise = remote
    ? fulfilled(remote)
    : rejected(new Error('The remote is not there: the browser renders it'));
  return {
    get: () => promise,
    getAgain: () => promise,
    worked() {},
    left() {},
    late() {},
    failed: () => false,
    releaseOf: () => undefined,
  };
}
