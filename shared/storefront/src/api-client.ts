import {
  type ApiResponse,
  type BodyOf,
  CSRF_HEADER,
  type Endpoint,
  type InputOf,
  type Message,
  MessageSchema,
  ProblemSchema,
  readCsrf,
  SUPPRESS_MESSAGES_HEADER,
} from '@odeta/contracts';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { requestOf } from './api-request.ts';
import { type Clock, createClock } from './clock.ts';
import { createPreparedAnswer } from './prepared-answer.ts';
import type { Transport } from './transport.ts';

/** G2. In milliseconds. */
const TIME_LIMIT = 60_000;

export interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The caller shows the response's messages itself. */
  suppressMessages?: boolean;
  /** Like `suppressMessages`, and passes the messages of a successful response to the caller. */
  onMessages?: (messages: readonly Message[]) => void;
  /** Lets the request finish after the page was left. */
  keepalive?: boolean;
  /** Milliseconds; 60 s by default. */
  timeLimit?: number;
}

/** All requests to the API go through this client. */
export interface ApiClient {
  /**
   * Sends a request and resolves to the parsed body.
   * @throws {ApiError} for problem details, a response that does not match the contract, or no response.
   */
  send<C extends Endpoint>(endpoint: C, input: InputOf<C>, options?: SendOptions): Promise<BodyOf<C>>;
  /**
   * Reads data of the page that is about to be opened: within ten seconds the next `send` of this path without input takes the answer.
   * Older shells do not have it.
   */
  prepare?(path: string): void;
}

const EnvelopeSchema = v.looseObject({
  body: v.optional(v.looseObject({}), {}),
  messages: v.optional(v.array(MessageSchema), []),
});

export function createApiClient(transport: Transport, clock: Clock = createClock()): ApiClient {
  const prepared = createPreparedAnswer();

  async function ask(endpoint: Asked, input: unknown, options: SendOptions) {
    const { url, ...request } = requestOf(endpoint, input);
    const signals = [AbortSignal.timeout(options.timeLimit ?? TIME_LIMIT), ...(options.signal ? [options.signal] : [])];
    const headers = { ...commonHeaders(transport, endpoint, options), ...options.headers };
    try {
      const all = { ...request, headers, signal: AbortSignal.any(signals) };
      return await clock.follow(() => transport.send(url, { ...all, ...(options.keepalive && { keepalive: true }) }));
    } catch (cause) {
      throw new ApiError(endpoint.path, failureOf(cause), cause);
    }
  }

  /** The answer sets the cookie that contains it. */
  async function renewToken() {
    await send(readCsrf, {}, { headers: await transport.csrf.proof(clock.now()), suppressMessages: true });
  }

  async function send<C extends Endpoint>(
    endpoint: C,
    input: InputOf<C>,
    options: SendOptions = {},
  ): Promise<BodyOf<C>> {
    const early = prepared.take(requestOf(endpoint, input).url);
    // Without one the request is sent at once, because the page may be about to end.
    const first = await read(endpoint, (early && (await early)) ?? (await ask(endpoint, input, options)), transport);
    // A refused request for a new token is not repeated: with a faulty server it would loop for ever.
    const isStale = first instanceof ApiError && first.body.invalidCsrf === true && endpoint.path !== readCsrf.path;
    const answer = isStale ? await again() : first;
    const { messages } = answer;
    if (!isQuiet(options) && messages.length > 0) transport.show(messages);
    if (answer instanceof ApiError) throw answer;
    options.onMessages?.(messages);
    const parsed = v.safeParse(endpoint.body, answer.body);
    if (!parsed.success) throw new ApiError(endpoint.path, 'unexpected-answer', new v.ValiError(parsed.issues));
    return parsed.output;

    /** Renews an expired CSRF token and repeats the request; the refused one changed nothing. */
    async function again() {
      try {
        await renewToken();
      } catch (error) {
        // What the server says about it, for example that the browser blocks cookies, is the answer to the visitor.
        if (error instanceof ApiError && error.status === 403) return error;
        throw error;
      }
      return read(endpoint, await ask(endpoint, input, options), transport);
    }
  }

  return {
    send,
    prepare(path) {
      const endpoint = { method: 'GET', path } as const;
      prepared.keep(requestOf(endpoint, {}).url, ask(endpoint, {}, {}));
    },
  };
}

/** What a request needs to know of its endpoint. */
type Asked = Pick<Endpoint, 'method' | 'path'>;

const isQuiet = ({ suppressMessages, onMessages }: SendOptions) => Boolean(suppressMessages || onMessages);

interface Answer {
  body: Record<string, unknown>;
  messages: readonly Message[];
}

async function read(endpoint: Endpoint, response: ApiResponse, transport: Transport): Promise<Answer | ApiError> {
  if (response.status === 205) return reload(transport);
  const json = await response.json().catch(() => undefined);
  const envelope = v.safeParse(EnvelopeSchema, json);
  if (envelope.success && envelope.output.body.refreshPage === true) return reload(transport);
  if (response.status >= 400) {
    const problem = v.safeParse(ProblemSchema, json);
    return new ApiError(endpoint.path, problem.success ? problem.output : 'unexpected-answer');
  }
  if (!envelope.success) return new ApiError(endpoint.path, 'unexpected-answer');
  return envelope.output;
}

/** The page is about to reload: the promise stays pending, so that no caller acts on this response. */
function reload(transport: Transport): Promise<never> {
  transport.reload();
  return new Promise(() => {});
}

function commonHeaders(transport: Transport, endpoint: Asked, options: SendOptions): Record<string, string> {
  const { url, referer } = transport.page();
  const token = transport.csrf.read();
  const isPost = endpoint.method === 'POST';
  return {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'current-page': url,
    'x-referer': referer,
    ...(isPost ? { 'content-type': 'application/json' } : {}),
    // Requests from server rendering only read and have no token.
    ...(isPost || token ? { [CSRF_HEADER]: token } : {}),
    ...(isQuiet(options) ? { [SUPPRESS_MESSAGES_HEADER]: '1' } : {}),
  };
}

function failureOf(cause: unknown) {
  if (!(cause instanceof Error)) return 'unreachable';
  if (cause.name === 'TimeoutError') return 'timeout';
  return cause.name === 'AbortError' ? 'aborted' : 'unreachable';
}
