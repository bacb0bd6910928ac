import type { MessagePort } from 'node:worker_threads';
import type { ClientKind, CountryCode, RemoteRouteInfo, RouteInfo, VersionSet } from '@odeta/contracts';
import type { RouteTable } from '@odeta/releases/route-table';

/** What `edge` and its render workers send each other. */

/** A unit's release with its server bundle, in memory that all workers share. */
export interface UnitBundle {
  /** Unique in this process, from 1; workers write it into their status while the unit's code runs. */
  id: number;
  /** Name and version, for logs. */
  unit: string;
  version: string;
  /** The unique address of the version. It is the file name in stack traces. */
  address: string;
  /** A remote without a server bundle is only rendered in the browser. */
  hasServer: boolean;
  /** A `UnitRelease` as JSON. */
  json: SharedArrayBuffer;
}

/** Contents of header and footer as JSON, with a unique key. */
export interface SiteContents {
  key: string;
  json: SharedArrayBuffer;
}

/** The request that a page is rendered for. */
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
  /** The next version of each unit, used if the first one fails. */
  fallbacks: VersionSet;
  routes: RouteTable;
}

export interface PageTask {
  kind: 'page';
  shell: UnitBundle;
  /** The page's remote, if its release could be read. */
  remote: UnitBundle | null;
  /** If false, the remote's area is sent as its skeleton, and the browser renders it. */
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

export interface ConnectTask {
  kind: 'connect';
  /** Carries `ApiPortRequest`, `ApiPortAbort` and `WorkerFault` to `edge`, and `ApiPortAnswer` to the worker. */
  port: MessagePort;
}

export type WorkerTask = PageTask | RouteTask | ContentsTask;
/** `id` connects a task with its API requests. */
export type NumberedTask = WorkerTask & { id: number };

export interface PageResult {
  status: number;
  redirect: string | null;
  complete: boolean;
  providers: readonly string[] | undefined;
  /** The whole document; empty for a redirect. */
  html: Uint8Array;
  /** Failures that did not prevent the page. */
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

/** Failures in the unit's code are answers; a task is only rejected when the worker ends. */
export type TaskAnswer<Result> = { result: Result } | TaskError;

export interface TaskError {
  error: ErrorDescription;
  /** The task exceeded its time limit. */
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

export interface RenderWorkerData {
  status: SharedArrayBuffer;
  /** Megabytes that the code of a unit may allocate without interruption. */
  mostAtOnce: number;
}

/** An uncaught error in the worker, thrown in a timer or by an unhandled rejection, or too much memory. */
export interface WorkerFault {
  kind: 'fault';
  error: ErrorDescription;
  /** The unit at fault, if the error's stack does not name it. */
  unit?: number;
}

export type FromWorker = ApiPortRequest | ApiPortAbort | WorkerFault;

export type ApiPortAnswer = { id: number; status: number; text: string } | { id: number; error: string };

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { name: String(name), message: String(message), stack: stack === undefined ? undefined : String(stack) };
}

export function toError({ name, message, stack }: ErrorDescription): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** Stores text in memory that threads share instead of copying it. */
export function shareText(text: string): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(Buffer.byteLength(text));
  Buffer.from(shared).write(text);
  return shared;
}

export const parseShared = (json: SharedArrayBuffer): unknown => JSON.parse(Buffer.from(json).toString('utf8'));
