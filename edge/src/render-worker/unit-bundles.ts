import type { ShellServer } from '@odeta/contracts';
import { LRUCache } from 'lru-cache';
import type { UnitRelease } from '../releases/unit-release.ts';
import { describeError, type ErrorDescription, type UnitName } from '../releases/worker-messages.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';

/** Milliseconds until a bundle that could not be evaluated is tried again, so that it does not slow down every page. */
const PAUSE_AFTER_FAILURE = 3_000;
/** The worker evaluates one shell and one remote, but a page without its remote also names that one's release. */
const MAX_RELEASES = 20;

export interface EvaluatedRemote {
  /** `null` when the bundle cannot be evaluated. */
  module: unknown;
  /** The forms that it takes without scripts. */
  forms: unknown;
  failure: ErrorDescription | null;
}

/** Reads the text of a release by its address. */
export type ReadText = (address: string) => Promise<string>;

/** Evaluates the server bundles of this worker, once. */
export function createUnitBundles() {
  const releases = new LRUCache<string, UnitRelease>({ max: MAX_RELEASES });
  const shells = new Map<string, ShellServer>();
  const remotes = new LRUCache<string, EvaluatedRemote>({ max: MAX_RELEASES });

  return { releaseOf, shellOf, remoteOf };

  async function releaseOf({ address }: UnitName, read: ReadText): Promise<UnitRelease> {
    const known = releases.get(address) ?? (JSON.parse(await read(address)) as UnitRelease);
    releases.set(address, known);
    return known;
  }

  async function shellOf(name: UnitName, read: ReadText): Promise<ShellServer> {
    const { server } = await releaseOf(name, read);
    const shell = shells.get(name.address) ?? evaluateShell(server, name.address);
    shells.set(name.address, shell);
    return shell;
  }

  async function remoteOf(name: UnitName, shell: ShellServer, read: ReadText): Promise<EvaluatedRemote> {
    const { server } = await releaseOf(name, read);
    const remote = remotes.get(name.address) ?? evaluate(server, name.address, shell);
    remotes.set(name.address, remote, remote.failure ? { ttl: PAUSE_AFTER_FAILURE } : {});
    return remote;
  }

  function evaluate(server: string, address: string, shell: ShellServer): EvaluatedRemote {
    try {
      const { remote, forms } = evaluateRemote(server, address, shell.provided);
      return { module: remote, forms, failure: null };
    } catch (error) {
      return { module: null, forms: null, failure: describeError(error) };
    }
  }
}
