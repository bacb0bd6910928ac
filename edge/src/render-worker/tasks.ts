import type { RouteInfo, SendToApi, ShellServer } from '@odeta/contracts';
import { LRUCache } from 'lru-cache';
import {
  type ContentsTask,
  describeError,
  type FormTask,
  type PageTask,
  type SentTask,
  type TaskAnswer,
  type UnitName,
} from '../releases/worker-messages.ts';
import type { MeasureWait } from './processor-wait.ts';
import { renderDocument } from './render-document.ts';
import { createTimeLimit, TimeLimitError } from './time-limit.ts';
import { createUnitBundles, type ReadText } from './unit-bundles.ts';

/** By country, including contents that were replaced seconds ago. */
const MAX_CONTENTS = 20;

interface Deps {
  /** Reads a text that the task names. */
  read: (task: number, name: string) => Promise<string>;
  sendFor: (task: number) => SendToApi;
  measureWait: MeasureWait;
}

/** The worker's tasks; it also works on others while a task waits for the API. */
export function createTasks({ read, sendFor, measureWait }: Deps) {
  const withTimeLimit = createTimeLimit(measureWait);
  const bundles = createUnitBundles();
  const contents = new LRUCache<string, object>({ max: MAX_CONTENTS });

  return {
    async answer(id: number, task: SentTask): Promise<TaskAnswer<unknown>> {
      try {
        return { result: await resultOf(id, task) };
      } catch (error) {
        const late = error instanceof TimeLimitError ? error : null;
        return { error: describeError(error), isLate: late !== null, isStarved: late?.isStarved === true };
      }
    },
  };

  async function resultOf(id: number, task: SentTask): Promise<unknown> {
    const readText = (name: string) => read(id, name);
    const shell = await bundles.shellOf(task.shell, readText);
    if (task.kind === 'route') return plainRoute(shell.routeOf(task.path, task.routes));
    if (task.kind === 'contents') return loadContents(id, task, shell);
    if (task.kind === 'form') return submitForm(id, task, shell, readText);
    if (task.kind === 'page') return renderPage(id, task, shell, readText);
    if (task.remote) await bundles.remoteOf(task.remote, shell, readText);
    return null;
  }

  async function loadContents(id: number, { country, timeLimit }: ContentsTask<UnitName>, shell: ShellServer) {
    return JSON.stringify(await withTimeLimit(shell.loadSiteContents(country, sendFor(id)), timeLimit));
  }

  async function renderPage(id: number, task: PageTask<UnitName, string>, shell: ShellServer, readText: ReadText) {
    const { remote, rendersRemote } = task;
    const evaluated = remote && rendersRemote ? await bundles.remoteOf(remote, shell, readText) : null;
    const units = {
      shell,
      shellRelease: await bundles.releaseOf(task.shell, readText),
      remoteRelease: remote && (await bundles.releaseOf(remote, readText)),
      module: evaluated?.module ?? null,
      failure: evaluated?.failure ?? null,
    };
    const parsed = task.contents === null ? null : await contentsOf(task.contents, readText);
    return withTimeLimit(renderDocument(task, units, sendFor(id), parsed), task.timeLimit);
  }

  async function submitForm(id: number, task: FormTask<UnitName>, shell: ShellServer, readText: ReadText) {
    if (!shell.submit) return { isUnknown: true };
    const { remote, order, form, values, timeLimit } = task;
    const { module, forms } = (remote && (await bundles.remoteOf(remote, shell, readText))) ?? {
      module: null,
      forms: null,
    };
    const request = {
      ...order,
      routes: order.routes.routes,
      remote: module,
      remoteForms: forms,
      form,
      values,
      timeLimit,
    };
    return withTimeLimit(shell.submit({ ...request, send: sendFor(id) }), timeLimit);
  }

  /** Parses the same contents once for many pages. */
  async function contentsOf(key: string, readText: ReadText): Promise<unknown> {
    const known = contents.get(key);
    if (known) return known;
    const parsed: unknown = JSON.parse(await readText(key));
    if (typeof parsed === 'object' && parsed !== null) contents.set(key, parsed);
    return parsed;
  }
}

/** Only the fields that can be cloned between processes: the shell's object might have others. */
const plainRoute = ({ remote, isPrivate, isUnstored, startsAtOnce, query, reachable }: RouteInfo): RouteInfo => ({
  remote,
  isPrivate,
  ...(isUnstored !== undefined && { isUnstored }),
  startsAtOnce,
  ...(query && { query: [...query] }),
  reachable: [...reachable],
});
