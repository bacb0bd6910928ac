import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { PROBLEM_TYPE } from '../refusals/problem.ts';
import type { Servers } from './servers.ts';

/** Milliseconds before a request is repeated to the only server that there is. Its supervisor may have started it again by then. */
const PAUSE = 500;

/** Methods that may be repeated without effect (RFC 9110, 9.2.2) and that the shop uses. */
const repeatableMethods: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];

interface SentRequest {
  method: string | undefined;
  path: string;
  headers: NonNullable<Dispatcher.DispatchOptions['headers']>;
  /** Returns the body from its beginning; `null` if there is none. */
  body(): Dispatcher.DispatchOptions['body'];
  /** Whether `body` may be called again. */
  hasWholeBody(): boolean;
  /** Whether the same request a second time has no further effect, whatever its method. */
  isRepeatable: boolean;
  signal: AbortSignal;
}

/**
 * Sends a request. If no response begins, because the server has ended or is not there, it is repeated once, to another server if there
 * are several: always if it has not been sent at all, and otherwise only if a second time has no further effect.
 * @throws if there is no response
 */
export async function sendRequest(servers: Servers, sent: SentRequest): Promise<Dispatcher.ResponseData> {
  const mayRepeat = sent.isRepeatable || repeatableMethods.includes(sent.method);
  const server = servers.next();
  try {
    const answer = await request(server, sent);
    if (announcesStop(answer)) servers.stopping(server);
    if (!mayRepeat || !isOfGateway(answer) || !sent.hasWholeBody()) return answer;
    await answer.body.dump();
  } catch (error) {
    servers.failed(server);
    if (sent.signal.aborted || !sent.hasWholeBody() || !(mayRepeat || isUnsent(error))) throw error;
  }
  if (servers.count === 1) await pause(PAUSE, undefined, { signal: sent.signal });
  return request(servers.next(server), sent);
}

const request = (server: Dispatcher, { method, path, headers, body, signal }: SentRequest) =>
  server.request({ method: method as Dispatcher.HttpMethod, path, headers, body: body() ?? null, signal });

/** Refusals, such as of a body that is too long, may end a connection for their own reasons. */
const announcesStop = ({ statusCode, headers }: Dispatcher.ResponseData) =>
  statusCode < 400 && headers.connection === 'close';

/** A refusal that no server of ours has written: theirs are problem details, and repeating them would add to their load. */
const isOfGateway = ({ statusCode, headers }: Dispatcher.ResponseData) =>
  (statusCode === 502 || statusCode === 503) && !String(headers['content-type']).startsWith(PROBLEM_TYPE);

const connectErrors = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** The connection failed before anything was sent. */
const isUnsent = (error: unknown) => connectErrors.includes(String((error as { code?: unknown } | null)?.code));
