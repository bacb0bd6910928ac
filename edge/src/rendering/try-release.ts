import { setTimeout as pause } from 'node:timers/promises';
import {
  countries,
  countryOfHost,
  fallbackEntry,
  type RemoteRouteInfo,
  type RouteInfo,
  type VersionSet,
} from '@odeta/contracts';
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

/** No page can be rendered with the shell that the release was tried with, also without the release. */
export class OtherFaultyError extends Error {
  override readonly name = 'OtherFaultyError';
}

/** The trial could not tell whether the release works. */
export const isUndecided = (fault: unknown): fault is Error =>
  fault instanceof StoreUnreadable || fault instanceof WorkerStarvedError || fault instanceof OtherFaultyError;

export interface TryReleaseDeps {
  units: Units;
  routesOf: (versions: VersionSet) => Promise<RouteTable>;
  /** Sends API requests for a visitor without a session. */
  sendFor: (client: ClientRequest) => SendForClient;
  openPool: (onFault: (error: Error) => void) => Pick<RenderPool, 'run' | 'close'>;
  /** Milliseconds. */
  timeLimit: number;
}

interface Trial {
  unit: string;
  versions: VersionSet;
  client: ClientRequest['client'];
}

/**
 * Renders one page with a release in a worker of its own. Returns the reason if that fails, or `null`. A page has a shell and a remote, and what fails in
 * one of them may be the other's fault: a shell is at fault only if its page also fails without a remote, and a remote only if it does not. A
 * remote is also tried with the fallback version of a shell that is at fault, because that is what visitors get.
 * @throws {StoreUnreadable} if the store does not answer.
 * @throws {WorkerStarvedError} if the worker got too little processor time.
 * @throws {OtherFaultyError} if no shell could render the page without the remote.
 */
export function createReleaseTrial({ units, routesOf, sendFor, openPool, timeLimit }: TryReleaseDeps) {
  return async (
    unit: string,
    versions: VersionSet,
    { client }: Pick<ClientRequest, 'client'>,
  ): Promise<Error | null> => {
    if (unit === 'shell') {
      const trial = { unit, versions, client };
      return (await faultOf(trial)) && (await faultOf(trial, { withoutRemote: true }));
    }
    let ofShell: Error | null = null;
    for (const usable of withShells(versions)) {
      const trial = { unit, versions: usable, client };
      const fault = await faultOf(trial);
      if (!fault) return null;
      ofShell = await faultOf(trial, { withoutRemote: true });
      if (!ofShell) return fault;
    }
    throw new OtherFaultyError(`The shell fails: ${ofShell?.message}`);
  };

  async function faultOf(trial: Trial, { withoutRemote = false } = {}): Promise<Error | null> {
    const uncaught: Error[] = [];
    const pool = openPool((error) => uncaught.push(error));
    try {
      // The error of an ended worker does not say why it ended; the error that it reported before does.
      const fault = await renderOnce(pool, trial, withoutRemote).catch((error: Error) => error);
      if (isUndecided(fault)) throw fault;
      await pause(WATCHED_FOR);
      return uncaught[0] ?? fault;
    } finally {
      await pool.close();
    }
  }

  async function renderOnce(
    pool: Pick<RenderPool, 'run'>,
    trial: Trial,
    withoutRemote: boolean,
  ): Promise<Error | null> {
    const send = sendFor({ headers: {}, client: trial.client, prefix: '' });
    const found = await findPage(pool, trial, send);
    if (found instanceof Error) return found;
    const task = withoutRemote ? { ...found, rendersRemote: false } : found;
    const answer = await pool.run<PageResult>(task, send);
    if ('error' in answer && answer.isStarved) throw new WorkerStarvedError(answer.error.message);
    if ('error' in answer) return toError(answer.error);
    return trial.unit === 'shell' || withoutRemote ? null : ownFailure(task, answer.result);
  }

  /** The home page for a shell, otherwise one of the unit; or why there is none. */
  async function findPage({ run }: Pick<RenderPool, 'run'>, { unit, versions, client }: Trial, send: SendForClient) {
    const [routes, shell] = [await routesOf(versions), await units.readShell(versions)];
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
    return { ...page, order, route, timeLimit } satisfies PageTask;
  }
}

function withShells(versions: VersionSet): VersionSet[] {
  const former = versions.shell && fallbackEntry(versions.shell);
  return former ? [versions, { ...versions, shell: former }] : [versions];
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
