import type { CountryCode, DiscoveryEntry, RouteInfo, VersionSet } from '@odeta/contracts';
import type { RouteTable } from '@odeta/delivery/releases/route-table';
import { createConcurrencyLimit } from '@odeta/node/concurrency-limit';
import { LRUCache } from 'lru-cache';
import type { SendForClient } from '../api/api-gateway.ts';
import type { ReportFailure } from '../failures/report-failure.ts';
import { PageUnavailable } from '../refusals/page-unavailable.ts';
import { addressOf } from '../releases/release-address.ts';
import type { Units } from '../releases/units.ts';
import {
  type PageOrder,
  type PageTask,
  type RouteTask,
  type SiteContents,
  type TaskAnswer,
  toError,
  type WorkerTask,
} from '../releases/worker-messages.ts';
import type { PageRequester } from './page-requester.ts';
import type { ReleaseFaults } from './release-faults.ts';
import { createRenderAttempts, type RenderedPage } from './render-attempts.ts';
import type { RenderPool } from './render-pool.ts';
import { createShellChoice } from './shell-choice.ts';
import { ShellError } from './shell-error.ts';
import { createFormSubmission, resultOf } from './submit-form.ts';
import { WorkerLostError } from './waiting-tasks.ts';

/** Cached routes are limited by the bytes of their keys. */
const MAX_ROUTES_SIZE = 2_000_000;
/** Each is found in a millisecond, but in the same workers as pages, which must not wait for the addresses of a crowd. */
const FOUND = { atOnce: 8, waiting: 2_000, waitSeconds: 10, refuse: () => new PageUnavailable('busy') };
/** Milliseconds for loading header and footer. */
const CONTENTS_LIMIT = 10_000;

export interface PageRendererDeps {
  units: Units;
  pool: RenderPool;
  faults: ReleaseFaults;
  /** Milliseconds. */
  timeLimit: number;
}

/** Renders pages in the pool's workers; a page is sent even if a remote's bundle fails. */
export function createPageRenderer({ units, pool, faults, timeLimit }: PageRendererDeps) {
  const routes = new LRUCache<string, RouteInfo>({
    maxSize: MAX_ROUTES_SIZE,
    sizeCalculation: (_, key) => key.length + 200,
  });
  const finding = new Map<string, Promise<RouteInfo>>();
  const routeQueue = createConcurrencyLimit(FOUND);
  const shells = createShellChoice(faults);
  const renderInAttempts = createRenderAttempts({ pool, faults });
  let lastContents = 0;

  return {
    submit: createFormSubmission({ units, pool }),
    inService: shells.inService,
    isSetAside: (entry: DiscoveryEntry) => faults.isSetAside(addressOf(entry)),

    /** The live shell's address, which is part of the keys of caches for its output. */
    shellAddress: async (versions: VersionSet) => (await units.readShell(versions)).address,

    async routeOf(versions: VersionSet, { key: table, routes: all }: RouteTable, path: string): Promise<RouteInfo> {
      const shell = await units.readShell(versions);
      const key = `${shell.address} ${table} ${path}`;
      const known = routes.get(key);
      if (known) return known;
      const task = { kind: 'route', shell, path, routes: all } as const;
      const found = finding.get(key) ?? routeQueue.run('', async () => routeIn(task, await runAgain(task, refuse)));
      finding.set(key, found);
      const route = await found.finally(() => finding.delete(key));
      routes.set(key, route);
      return route;
    },

    async loadContents(versions: VersionSet, country: CountryCode, send: SendForClient): Promise<SiteContents> {
      const shell = await units.readShell(versions);
      const task = { kind: 'contents', shell, country, timeLimit: CONTENTS_LIMIT } as const;
      const json = resultOf(await runAgain<string>(task, send));
      lastContents += 1;
      return { key: `contents ${lastContents}`, json };
    },

    async render(
      order: PageOrder,
      route: RouteInfo,
      contents: SiteContents | null,
      requester: PageRequester,
    ): Promise<RenderedPage> {
      const shell = await units.readShell(order.versions);
      const remote = route.remote ? await units.readRemote(order.versions, route.remote, requester.report) : null;
      const rendersRemote = remote?.hasServer === true && !faults.isSetAside(remote.address);
      const files = await units.readFiles(order, route);
      const task = { kind: 'page', shell, remote, rendersRemote, contents, files, order, route, timeLimit } as const;
      const first = remote ? task : ((await withFallback(task, requester.report)) ?? task);
      const page = await renderInAttempts(first, requester, withFallback);
      shells.rendered(order.versions);
      return page;
    },
  };

  async function withFallback(task: PageTask, report: ReportFailure): Promise<PageTask | null> {
    const { route, order } = task;
    const entry = route.remote ? order.fallbacks[route.remote] : undefined;
    if (!route.remote || !entry) return null;
    const { [route.remote]: _, ...fallbacks } = order.fallbacks;
    const versions = { ...order.versions, [route.remote]: entry };
    const remote = await units.readRemote(versions, route.remote, report);
    return remote && { ...task, remote, rendersRemote: remote.hasServer, order: { ...order, versions, fallbacks } };
  }

  /** Retries once if the worker was lost by the fault of another page, because every page needs the result. */
  async function runAgain<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>> {
    return pool.run<Result>(task, send).catch((error) => {
      if (error instanceof WorkerLostError) return pool.run<Result>(task, send);
      throw error;
    });
  }
}
export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** @throws {ShellError} if the shell's code has failed. */
function routeIn({ shell }: RouteTask, answer: TaskAnswer<RouteInfo>): RouteInfo {
  if ('error' in answer) throw new ShellError(`shell@${shell.version}`, toError(answer.error));
  return answer.result;
}

const refuse: SendForClient = () => Promise.reject(new Error('Routes ask nobody'));
