import type { ShellServer } from '@odeta/contracts';
import { LRUCache } from 'lru-cache';
import type { UnitRelease } from '../releases/unit-release.ts';
import { describeError, type ErrorDescription, parseShared, type UnitBundle } from '../rendering/worker-messages.ts';
import type { WorkerStatus } from '../rendering/worker-status.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';
import { createTimers } from './timers.ts';

/** Milliseconds until a bundle that could not be evaluated is tried again, so that it does not slow down every page. */
const PAUSE_AFTER_FAILURE = 3_000;
/** Evaluated versions of all units that are cached: also those of canaries and older ones. */
const MAX_VERSIONS = 40;

export interface EvaluatedRemote {
  unit: UnitRelease;
  /** `null` when the bundle cannot be evaluated. */
  module: unknown;
  failure: ErrorDescription | null;
}

/** Evaluates server bundles once per worker, and those of remotes once per version of the shell. */
export function createUnitBundles(status: Pick<WorkerStatus, 'enter'>) {
  const releases = new LRUCache<string, UnitRelease>({ max: MAX_VERSIONS });
  const shells = new LRUCache<string, ShellServer>({ max: MAX_VERSIONS });
  const remotes = new LRUCache<string, EvaluatedRemote>({ max: MAX_VERSIONS });

  function releaseOf({ address, json }: UnitBundle): UnitRelease {
    const known = releases.get(address) ?? (parseShared(json) as UnitRelease);
    releases.set(address, known);
    return known;
  }

  function shellOf(bundle: UnitBundle): ShellServer {
    const known = shells.get(bundle.address);
    if (known) return known;
    status.enter(bundle.id);
    const shell = evaluateShell(releaseOf(bundle).server, bundle.address);
    shells.set(bundle.address, shell);
    return shell;
  }

  function evaluate(bundle: UnitBundle, shell: ShellServer): EvaluatedRemote {
    const unit = releaseOf(bundle);
    const timers = createTimers(() => status.enter(bundle.id));
    status.enter(bundle.id);
    try {
      return { unit, module: evaluateRemote(unit.server, bundle.address, shell.provided, timers), failure: null };
    } catch (error) {
      return { unit, module: null, failure: describeError(error) };
    }
  }

  return {
    releaseOf,
    shellOf,

    remoteOf(bundle: UnitBundle, shellBundle: UnitBundle): EvaluatedRemote {
      const key = `${shellBundle.address} ${bundle.address}`;
      const known = remotes.get(key);
      if (known) return known;
      const remote = evaluate(bundle, shellOf(shellBundle));
      remotes.set(key, remote, remote.failure ? { ttl: PAUSE_AFTER_FAILURE } : {});
      return remote;
    },
  };
}
