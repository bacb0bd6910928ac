import type { SendForClient } from '../api/api-gateway.ts';
import type { TaskAnswer, UnitBundle, WorkerTask } from '../releases/worker-messages.ts';
import { createRenderGroup, type RenderGroup } from './render-group.ts';
import { createRenderProcess } from './render-process.ts';

/** Milliseconds between two checks of each worker. */
const CHECK_PAUSE = 100;

export interface RenderPoolOptions {
  /** The most workers for the same releases, apart from those that do not respond. */
  size: number;
  memoryMegabytes: number;
  /** Milliseconds for which a worker's event loop may be blocked. */
  blockedLimit: number;
  /** `bundle`: the release that the worker had been started for. */
  onFault: (error: Error, bundle: UnitBundle) => void;
}

export interface RenderPool {
  /** @throws {WorkerLostError} if the worker ended meanwhile, or another error if the pool is closed. */
  run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>>;
  /** Sets the addresses of the releases that pages can use; workers of all others end. */
  listed(addresses: ReadonlySet<string>): void;
  /** The workers of each release: bytes of memory, and pages that they render or that wait for them. */
  usage(): { unit: string; workers: readonly WorkerUsage[] }[];
  /** Resolves when the workers have ended. */
  close(): Promise<void>;
}

export interface WorkerUsage {
  memory: number;
  pages: number;
}

/**
 * The workers that render pages. Each renders with one version of the shell and of one remote only, in a process of its own: whatever a
 * bundle does to its process affects no page of another remote or version.
 */
export function createRenderPool({ size, memoryMegabytes, blockedLimit, onFault }: RenderPoolOptions): RenderPool {
  const groups = new Map<string, { group: RenderGroup; unit: string; addresses: string[] }>();
  const blocked = { limit: blockedLimit, checks: Math.ceil(blockedLimit / CHECK_PAUSE) };
  const state = { isClosed: false, listed: null as ReadonlySet<string> | null };
  const watch = setInterval(check, CHECK_PAUSE).unref();

  return {
    async run(task, send) {
      // A retry after the pool has closed would start another worker.
      if (state.isClosed) throw new Error('The render workers have ended');
      return groupOf(task).choose().run(task, send);
    },

    listed(addresses) {
      state.listed = addresses;
      for (const each of groups.values()) if (!isLive(each)) each.group.retire();
    },

    usage: () => [...groups.values()].map(({ group, unit }) => ({ unit, workers: group.usage() })),

    async close() {
      state.isClosed = true;
      clearInterval(watch);
      await Promise.all([...groups.values()].map(({ group }) => group.close()));
    },
  };

  function groupOf(task: WorkerTask): RenderGroup {
    const bundles = bundlesOf(task);
    const addresses = bundles.map(({ address }) => address);
    const key = addresses.join(' ');
    const known = groups.get(key);
    if (known) return known.group;
    const bundle = bundles.at(-1) ?? task.shell;
    const group = createRenderGroup({
      size,
      createProcess: (events) =>
        createRenderProcess({ memoryMegabytes, blocked, onFault: (error) => onFault(error, bundle), ...events }),
    });
    groups.set(key, { group, unit: `${bundle.unit}@${bundle.version}`, addresses });
    return group;
  }

  function check() {
    for (const [key, { group, addresses }] of groups) {
      group.check();
      group.endIdle(isLive({ addresses }));
      if (group.isEmpty()) groups.delete(key);
    }
  }

  function isLive({ addresses }: { addresses: readonly string[] }) {
    const { listed } = state;
    return listed === null || addresses.every((address) => listed.has(address));
  }
}

/** The bundles that the task evaluates: the shell, and the remote if it is rendered. */
function bundlesOf(task: WorkerTask): UnitBundle[] {
  const isRendered = task.kind === 'prepare' || task.kind === 'form' || (task.kind === 'page' && task.rendersRemote);
  return isRendered && task.remote ? [task.shell, task.remote] : [task.shell];
}
