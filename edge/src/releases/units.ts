import type { DiscoveryEntry, ShellServer, VersionSet } from '@odeta/shared/contracts';
import type { ReportFailure } from '../failures/report-failure.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';
import type { ReleaseStore } from './release-store.ts';
import { readUnitRelease, type UnitRelease } from './unit-release.ts';

/** Milliseconds for which a release that cannot be read is not tried again, so that it does not slow every page. */
const PAUSE_AFTER_FAILURE = 3_000;
/** Versions of all units that are kept evaluated: those of a canary and those before. */
const KEPT_VERSIONS = 40;

export interface Units {
  /** @throws {Error} without its shell there is no page. */
  readShell(versions: VersionSet): Promise<UnitRelease & { shell: ShellServer }>;
  /** The evaluated bundle is `null` when it cannot be had: the browser renders the remote then. */
  readRemote(
    versions: VersionSet,
    name: string,
    report: ReportFailure,
  ): Promise<{ unit: UnitRelease | null; module: unknown }>;
}

/** Reads releases once per version and evaluates them once per version of the shell. */
export function createUnits(store: ReleaseStore): Units {
  const releases = createOnce<UnitRelease>();
  const shells = createOnce<ShellServer>();
  const remotes = createOnce<unknown>();

  return {
    async readShell(versions) {
      const unit = await readUnit(versions, 'shell');
      const shell = await shells(unit.address, async () => evaluateShell(unit.server, unit.address));
      return { ...unit, shell };
    },

    async readRemote(versions, name, report) {
      const failed = (cause: unknown) =>
        report({ kind: 'release-not-usable', unit: `${name}@${versions[name]?.metadata.version}`, cause });
      const unit = await readUnit(versions, name).catch(failed);
      if (!unit) return { unit: null, module: null };
      const { address, shell } = await this.readShell(versions);
      const evaluate = async () => evaluateRemote(unit.server, unit.address, shell.provided);
      const module = await remotes(`${address} ${unit.address}`, evaluate).catch(failed);
      return { unit, module: module ?? null };
    },
  };

  async function readUnit(versions: VersionSet, name: string) {
    const entry: DiscoveryEntry | undefined = versions[name];
    if (!entry) throw new Error(`The discovery document has no ${name}`);
    return releases(entry.extras?.release.url ?? entry.url, () => readUnitRelease(store, entry));
  }
}

/** Does a thing once per key; after a failure anew, but not at once. */
function createOnce<Value>() {
  const promises = new Map<string, Promise<Value>>();

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = promises.get(key);
    if (known) return known;
    const promise = make();
    promises.set(key, promise);
    promise.catch(() => setTimeout(() => promises.delete(key), PAUSE_AFTER_FAILURE).unref());
    const [oldest] = promises.keys();
    if (promises.size > KEPT_VERSIONS && oldest !== undefined) promises.delete(oldest);
    return promise;
  };
}
