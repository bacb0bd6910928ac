import { setTimeout as pause } from 'node:timers/promises';
import { countries, countryOfHost, type RemoteRouteInfo, type RouteInfo, type VersionSet } from '@odeta/contracts';
import type { RouteTable } from '@odeta/delivery/releases/route-table';
import type { ClientRequest, SendForClient } from '../api/api-gateway.ts';
import type { ReportFailure } from '../failures/report-failure.ts';
import { clientKindOf } from '../http/client-kind.ts';
import { StoreUnreadable } from '../releases/release-store.ts';
import type { Units } from '../releases/units.ts';
import { type PageResult, type PageTask, toError } from '../releases/worker-messages.ts';
import { ownFailure } from './render-attempts.ts';
import type { RenderPool } from './render-pool.ts';

/** Milliseconds; after its page a bundle may still throw in a timer. */
const WATCHED_FOR = 500;

/** A page was late, but says nothing about the release: the worker got too little processor time. */
export class WorkerStarvedError extends Error {
  override readonly name = 'WorkerStarvedError';
}

/** The trial could not tell whether the release works. */
export const isUndecided = (fault: unknown): fault is Error =>
  fault instanceof StoreUnreadable || fault instanceof WorkerStarvedError;

export interface TryReleaseDeps {
  units: Units;
  routesOf: (versions: VersionSet) => Promise<RouteTable>;
  /** Sends API requests for a visitor without a session. */
  sendFor: (client: ClientRequest) => SendForClient;
  openPool: (onFault: (error: Error) => void) => Pick<RenderPool, 'run' | 'close'>;
  /** Milliseconds. */
  timeLimit: number;
}

/**
 * Renders one page with a release in a worker of its own. Returns the reason if that fails, or `null`.
 * @throws {StoreUnreadable} if the store does not answer.
 * @throws {WorkerStarvedError} if the worker got too little processor time.
 */
export function createReleaseTrial({ units, routesOf, sendFor, openPool, timeLimit }: TryReleaseDeps) {
  return async (
    unit: string,
    versions: VersionSet,
    { client }: Pick<ClientRequest, 'client'>,
  ): Promise<Error | null> => {
    const uncaught: Error[] = [];
    const pool = openPool((error) => uncaught.push(error));
    try {
      // The error of an ended worker does not say why it ended; the error that it reported before does.
      const fault = await renderOnce(pool, unit, versions, client).catch((error: Error) => error);
      if (isUndecided(fault)) throw fault;
      await pause(WATCHED_FOR);
      return uncaught[0] ?? fault;
    } finally {
      await pool.close();
    }
  };

  async function renderOnce(
    { run }: Pick<RenderPool, 'run'>,
    unit: string,
    versions: VersionSet,
    client: ClientRequest['client'],
  ) {
    const [routes, shell, send] = [
      await routesOf(versions),
      await units.readShell(versions),
      sendFor({ headers: {}, client, prefix: '' }),
    ];
    const path = unit === 'shell' ? '/' : plainAddress(routes.routes.filter(({ remote }) => remote === unit));
    const asked = await run<RouteInfo>({ kind: 'route', shell, path, routes: routes.routes }, send);
    if ('error' in asked) return toError(asked.error);
    const route = asked.result;
    const unread: Error[] = [];
    const report: ReportFailure = ({ cause }) => void unread.push(cause as Error);
    const remote = route.remote ? await units.readRemote(versions, route.remote, report) : null;
    if (unread[0]) return unread[0];
    const order = { ...strangerAt(client), url: path, nonce: '', versions, fallbacks: {}, routes };
    const page = { kind: 'page', shell, remote, rendersRemote: remote?.hasServer === true, contents: null } as const;
    const task: PageTask = { ...page, order, route, timeLimit };
    const answer = await run<PageResult>(task, send);
    if ('error' in answer && answer.isStarved) throw new WorkerStarvedError(answer.error.message);
    if ('error' in answer) return toError(answer.error);
    return unit === 'shell' ? null : ownFailure(task, answer.result);
  }
}

const strangerAt = ({ host, protocol }: ClientRequest['client']) => ({
  country: countryOfHost(host),
  language: countries[countryOfHost(host)].languages[0],
  client: clientKindOf(),
  newUser: true,
  fileOrigins: [],
  origin: `${protocol}://${host}`,
});

/** An address without parameters. If there is none, a parameter that matches nothing still evaluates the remote. */
function plainAddress(routes: readonly RemoteRouteInfo[]): string {
  const paths = routes.map(({ path }) => path.replace(/\/(:\w+\?|\*)$/, '') || '/');
  return paths.find((path) => !path.includes(':')) ?? paths[0]?.replaceAll(/:\w+/g, 'x') ?? '/';
}
