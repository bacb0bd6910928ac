import { workerData } from 'node:worker_threads';
import type { RouteInfo } from '@odeta/contracts';
import { LRUCache } from 'lru-cache';
import {
  type ConnectTask,
  type ContentsTask,
  describeError,
  type NumberedTask,
  type PageTask,
  parseShared,
  type RenderWorkerData,
  type SiteContents,
  type TaskAnswer,
} from '../rendering/worker-messages.ts';
import { createWorkerStatus, NO_UNIT } from '../rendering/worker-status.ts';
import { createApiClientPort } from './api-client-port.ts';
import { createMemoryWatch, megabytesInUse } from './memory-watch.ts';
import { protectProcess } from './protect-process.ts';
import { renderDocument } from './render-document.ts';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';
import { createUnitBundles } from './unit-bundles.ts';

/** Milliseconds. */
const BEAT = 100;
/** By country, including contents that were replaced seconds ago. */
const MAX_CONTENTS = 20;

/** The worker's task handler; the pool also calls it while other tasks wait for the API. */
export const run = createRenderWorker(workerData);

function createRenderWorker({ status: memory, mostAtOnce }: RenderWorkerData) {
  const status = createWorkerStatus(memory);
  const watched = createMemoryWatch(status, {
    limit: mostAtOnce,
    onBeyond: (unit) => {
      const error = describeError(new Error(`A page took more than ${mostAtOnce} MB: the memory limit`));
      api.post({ kind: 'fault', error, unit });
    },
  });
  const bundles = createUnitBundles(watched);
  const api = createApiClientPort(watched);
  const contents = new LRUCache<string, object>({ max: MAX_CONTENTS });
  status.beat();
  setInterval(status.beat, BEAT).unref();
  protectProcess((error) => api.post({ kind: 'fault', error: describeError(error) }));

  return async (task: ConnectTask | NumberedTask) => {
    if (task.kind === 'connect') return api.connect(task.port);
    const answer = await answerOf(task);
    watched.enter(NO_UNIT);
    status.setHeapMegabytes(megabytesInUse());
    return answer;
  };

  async function answerOf(task: NumberedTask): Promise<TaskAnswer<unknown>> {
    try {
      return { result: await resultOf(task) };
    } catch (error) {
      return { error: describeError(error), isLate: error instanceof TimeLimitError };
    }
  }

  async function resultOf(task: NumberedTask): Promise<unknown> {
    const shell = bundles.shellOf(task.shell);
    watched.enter(task.shell.id);
    if (task.kind === 'route') return plainRoute(shell.routeOf(task.path, task.routes));
    return task.kind === 'contents' ? loadContents(task) : renderPage(task);
  }

  async function loadContents({ shell, country, timeLimit, id }: ContentsTask & { id: number }) {
    const send = api.sendFor(id, shell.id);
    return JSON.stringify(await withTimeLimit(bundles.shellOf(shell).loadSiteContents(country, send), timeLimit));
  }

  function renderPage(task: PageTask & { id: number }) {
    const shell = bundles.shellOf(task.shell);
    const { remote } = task;
    const evaluated = remote && task.rendersRemote ? bundles.remoteOf(remote, task.shell) : null;
    const unit = evaluated?.module ? remote?.id : undefined;
    const units = {
      shell,
      shellRelease: bundles.releaseOf(task.shell),
      remoteRelease: remote && bundles.releaseOf(remote),
      module: evaluated?.module ?? null,
      failure: evaluated?.failure ?? null,
    };
    const send = api.sendFor(task.id, unit ?? task.shell.id);
    watched.enter(unit ?? task.shell.id);
    return withTimeLimit(renderDocument(task, units, send, contentsOf(task.contents)), task.timeLimit);
  }

  /** Parses shared contents once for many pages. */
  function contentsOf(shared: SiteContents | null): unknown {
    if (!shared) return null;
    const known = contents.get(shared.key);
    if (known) return known;
    const parsed = parseShared(shared.json);
    if (typeof parsed === 'object' && parsed !== null) contents.set(shared.key, parsed);
    return parsed;
  }
}

/** Only the fields that can be cloned between threads: the shell's object might have others. */
const plainRoute = ({ remote, isPrivate, isUnstored, startsAtOnce, query, reachable }: RouteInfo): RouteInfo => ({
  remote,
  isPrivate,
  ...(isUnstored !== undefined && { isUnstored }),
  startsAtOnce,
  ...(query && { query: [...query] }),
  reachable: [...reachable],
});
