import type { RemoteModule } from '@odeta/storefront';
import { fulfilled, rejected, type TrackedPromise, track } from './tracked-promise.ts';

/** A remote on its way. */
export type RemotePromise = TrackedPromise<RemoteModule>;

/** Where the shell gets its remotes from: by federation in the browser, from evaluated bundles on the server. */
export interface RemoteRegistry {
  /** The same promise for everybody who asks; a failed one is tried anew. */
  get(name: string): RemotePromise;
  /** As `get`, for a visitor who asks for another attempt: also what failed before may work now. */
  getAgain(name: string): RemotePromise;
  /** Its page is shown, and has been for a while. */
  worked(name: string): void;
  /** It came, and failed all the same: the next who asks gets it anew. Returns whether another version may work. */
  failed(name: string): boolean;
  /** The version that was tried last, where it is known: `cart@1.4.0`. */
  releaseOf(name: string): string | undefined;
}

/** How a registry gets a remote, and what it learns about it later. */
interface Source {
  load(name: string, isRequested: boolean): Promise<RemoteModule>;
  worked?(name: string): void;
  failed?(name: string): boolean;
  releaseOf?(name: string): string | undefined;
}

/** Remembers what its source answers with, but never a failure. */
export function createRegistry({ load, worked, failed, releaseOf }: Source): RemoteRegistry {
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
    releaseOf: (name) => releaseOf?.(name),

    failed(name) {
      // One that did not come at all has been tried in every version.
      const hasCome = promises.get(name)?.status === 'fulfilled';
      promises.delete(name);
      return hasCome && (failed?.(name) ?? false);
    },
  };
}

/** A registry of the one remote that the server already has, or could not have. */
export function createServerRegistry(remote: RemoteModule | null): RemoteRegistry {
  const promise: RemotePromise = remote
    ? fulfilled(remote)
    : rejected(new Error('The remote is not there: the browser renders it'));
  return { get: () => promise, getAgain: () => promise, worked() {}, failed: () => false, releaseOf: () => undefined };
}
