import type { MessagePort } from 'node:worker_threads';
import type { ClientKind, CountryCode, RemoteRouteInfo, RouteInfo, VersionSet } from '@odeta/contracts';
import type { RouteTable } from '@odeta/releases/route-table';

/** What `edge` and its render workers send each other. */

/** A unit's release, with its server bundle, as workers receive it: one copy in memory for all of them. */
export interface UnitBundle {
  /** Of this process, from 1; workers write it into their status while the unit's code runs. */
  id: number;
  /** Name and version, for people. */
  unit: string;
  version: string;
  /** Where the release lies: no other version has this address. It is the file name in stack traces. */
  address: string;
  /** It has a bundle for the server; a remote without one is rendered by the browser alone. */
  hasServer: boolean;
  /** A `UnitRelease` as JSON. */
  json: SharedArrayBuffer;
}

/** Header and footer contents as JSON, with a key that no other contents have. */
export interface SiteContents {
  key: string;
  json: SharedArrayBuffer;
}

/** What a page is rendered for. */
export interface PageOrder {
  /** Path and query. */
  url: string;
  country: CountryCode;
  client: ClientKind;
  newUser: boolean;
  nonce: string;
  csrf: string;
  origin: string;
  versions: VersionSet;
  /** What takes the place of a version that fails. */
  fallbacks: VersionSet;
  routes: RouteTable;
}

export interface PageTask {
  kind: 'page';
  shell: UnitBundle;
  /** The page's remote, if its release could be read. */
  remote: UnitBundle | null;
  /** If not, the remote's area goes out as its skeleton, and the browser renders it. */
  rendersRemote: boolean;
  contents: SiteContents | null;
  order: PageOrder;
  route: RouteInfo;
  /** Milliseconds. */
  timeLimit: number;
}

export interface RouteTask {
  kind: 'route';
  shell: UnitBundle;
  path: string;
  routes: readonly RemoteRouteInfo[];
}

export interface ContentsTask {
  kind: 'contents';
  shell: UnitBundle;
  country: CountryCode;
  /** Milliseconds. */
  timeLimit: number;
}

/** The first task of a worker. */
export interface ConnectTask {
  kind: 'connect';
  /** Carries `ApiPortRequest`, `ApiPortAbort` and `WorkerFault` to `edge`, and `ApiPortAnswer` to the worker. */
  port: MessagePort;
}

export type WorkerTask = PageTask | RouteTask | ContentsTask;
/** `id` joins a task with the API requests that it makes. */
export type NumberedTask = WorkerTask & { id: number };

export interface PageResult {
  status: number;
  redirect: string | null;
  complete: boolean;
  providers: readonly string[] | undefined;
  /** The whole document; empty for a redirect. */
  html: Uint8Array;
  /** What went wrong although there is a page. */
  failures: PageFailureDescription[];
}

/** A failure of the page's remote, or of the shell where there is none. */
export interface PageFailureDescription {
  kind: 'skeleton' | 'fallback' | 'release-not-usable';
  phase?: 'render' | undefined;
  cause: ErrorDescription;
}

export interface ErrorDescription {
  name: string;
  message: string;
  stack?: string | undefined;
}

/** A task that fails in the unit's code is answered, too: only a worker that ends rejects. */
export type TaskAnswer<Result> = { result: Result } | TaskError;

export interface TaskError {
  error: ErrorDescription;
  /** It took longer than its time limit. */
  isLate: boolean;
}

export interface ApiPortRequest {
  kind: 'request';
  id: number;
  task: number;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface ApiPortAbort {
  kind: 'abort';
  id: number;
}

/** What a worker is started with. */
export interface RenderWorkerData {
  status: SharedArrayBuffer;
  /** Megabytes that the code of a unit may take in one go. */
  mostAtOnce: number;
}

/** An error that nothing in the worker caught: thrown in a timer, or a rejected promise that nobody handles; or too much memory. */
export interface WorkerFault {
  kind: 'fault';
  error: ErrorDescription;
  /** Whose fault it is, where the error's own stack does not say it. */
  unit?: number;
}

export type FromWorker = ApiPortRequest | ApiPortAbort | WorkerFault;

export type ApiPortAnswer = { id: number; status: number; text: string } | { id: number; error: string };

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { name: String(name), message: String(message), stack: stack === undefined ? undefined : String(stack) };
}

/** An error of a worker as one of this thread. */
export function toError({ name, message, stack }: ErrorDescription): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** Text in memory that threads share instead of copying it. */
export function shareText(text: string): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(Buffer.byteLength(text));
  Buffer.from(shared).write(text);
  return shared;
}

export const parseShared = (json: SharedArrayBuffer): unknown => JSON.parse(Buffer.from(json).toString('utf8'));
