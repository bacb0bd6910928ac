import type {
  ClientKind,
  CountryCode,
  FormValues,
  Language,
  PostedForm,
  RemoteFiles,
  RemoteRouteInfo,
  RouteInfo,
  VersionSet,
} from '@odeta/contracts';
import type { RouteTable } from '@odeta/delivery/releases/route-table';
import type { PreviewState } from './preview-state.ts';

/** What `edge` and its render workers send each other. */

/** A version of a unit. */
export interface UnitName {
  unit: string;
  version: string;
  /** The unique address of the version. It is the file name in stack traces. */
  address: string;
  /** A remote without a server bundle is only rendered in the browser. */
  hasServer: boolean;
}

/** A unit's release with its server bundle. */
export interface UnitBundle extends UnitName {
  /** A `UnitRelease` as JSON. */
  json: string;
}

/** Contents of header and footer as JSON, with a unique key. */
export interface SiteContents {
  key: string;
  json: string;
}

/** The request that a page is rendered for. */
export interface PageOrder {
  /** Path and query, without the prefix of a language. */
  url: string;
  country: CountryCode;
  language: Language;
  client: ClientKind;
  newUser: boolean;
  nonce: string;
  /** The shop's address in the language: with its prefix. */
  origin: string;
  versions: VersionSet;
  /** The next version of each unit, used if the first one fails. */
  fallbacks: VersionSet;
  routes: RouteTable;
  /** Where files come from besides the shop itself. */
  fileOrigins: readonly string[];
  /** Percent of the pages that measure how fast they are. */
  vitals?: number;
  /** The page has a bar about it. */
  preview?: PreviewState;
  /** A form of the page that was refused. */
  posted?: PostedForm;
}

export interface PageTask<Unit = UnitBundle, Contents = SiteContents> {
  kind: 'page';
  shell: Unit;
  /** The page's remote, if its release could be read. */
  remote: Unit | null;
  /** If false, the remote's area is sent as its skeleton, and the browser renders it. */
  rendersRemote: boolean;
  contents: Contents | null;
  /** Of the remotes that can be reached without a new document. */
  files?: Record<string, RemoteFiles>;
  order: PageOrder;
  route: RouteInfo;
  /** Milliseconds. */
  timeLimit: number;
}

/** A form of a page that was posted without scripts. */
export interface FormTask<Unit = UnitBundle> {
  kind: 'form';
  shell: Unit;
  remote: Unit | null;
  order: Pick<PageOrder, 'url' | 'country' | 'language' | 'client' | 'newUser' | 'routes'>;
  form: string;
  values: FormValues;
  /** Milliseconds. */
  timeLimit: number;
}

export interface RouteTask<Unit = UnitBundle> {
  kind: 'route';
  shell: Unit;
  path: string;
  routes: readonly RemoteRouteInfo[];
}

export interface ContentsTask<Unit = UnitBundle> {
  kind: 'contents';
  shell: Unit;
  country: CountryCode;
  /** Milliseconds. */
  timeLimit: number;
}

/** Evaluates the bundles in advance, so that no visitor waits for it. */
export interface PrepareTask<Unit = UnitBundle> {
  kind: 'prepare';
  shell: Unit;
  remote: Unit | null;
}

export type WorkerTask = PageTask | FormTask | RouteTask | ContentsTask | PrepareTask;

/** A task without the texts that it names, which the worker reads when it does not have them yet. */
export type SentTask =
  | PageTask<UnitName, string>
  | FormTask<UnitName>
  | RouteTask<UnitName>
  | ContentsTask<UnitName>
  | PrepareTask<UnitName>;

export interface PageResult {
  status: number;
  redirect: string | null;
  complete: boolean;
  providers: readonly string[] | undefined;
  receivers: readonly string[] | undefined;
  limitsWrites: boolean;
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
  /** It did because the worker got too little processor time. */
  isStarved: boolean;
}

export interface WorkerApiRequest {
  id: number;
  task: number;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export type WorkerApiAnswer = { status: number; text: string } | { error: string };

/** What `edge` can call in a worker. */
export interface WorkerFunctions {
  /** `id` connects the task with its API requests. */
  run(id: number, task: SentTask): Promise<TaskAnswer<unknown>>;
}

/** What a worker can call in `edge`. */
export interface EdgeFunctions {
  /** A text that the task names: a release by its address, or contents by their key. */
  read(task: number, name: string): string;
  request(request: WorkerApiRequest): Promise<WorkerApiAnswer>;
  abort(request: number): void;
  /** An uncaught error in the worker, thrown in a timer or by an unhandled rejection. */
  fault(error: ErrorDescription): void;
}

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
