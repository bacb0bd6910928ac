import {
  constants,
  type Http2SecureServer,
  type SecureServerOptions,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { TimeLimits } from '@odeta/node/request-limits';
import { transportHeaders } from '@odeta/node/transport-headers';
import { MOST_HEADER_BYTES } from './header-limits.ts';
import type { ReportLimit } from './limits-log.ts';

/** Limits of Node and nghttp2 for one connection of HTTP/2; time limits are added by `limitSessions`. */
export const sessionOptions = {
  // Browsers open more only after the first have ended. RFC 9113 (6.5.2) recommends at least 100.
  settings: { maxConcurrentStreams: 100, enablePush: false, maxHeaderListSize: MOST_HEADER_BYTES },
  // A browser that leaves a page resets all streams of its pictures; more than this is an attack (CVE-2023-44487).
  streamResetBurst: 200,
  streamResetRate: 20,
  maxSessionInvalidFrames: 100,
} as const satisfies SecureServerOptions;

/** Milliseconds after which a response is ended of which nothing was read, although its connection reads others. */
const LONGEST_PAUSE = 300_000;
/** Bytes a millisecond, 8 kbit/s. Less goes to a client that reads no response, but sends frames that must be acknowledged. */
const LEAST_RATE = 1;

interface Watched {
  begunAt: number;
  /** Bytes of the response that wait for the client, since when, and what the connection had sent by then. */
  waiting: { bytes: number; since: number; sent: number };
}

/**
 * Node has time limits for requests of HTTP/1.1 only. Streams of HTTP/2 that do not end their request in time get 408, those whose
 * response is not read are reset, and connections without streams are closed (GOAWAY: clients repeat a request that crosses it).
 */
export function limitSessions(server: Http2SecureServer, limits: TimeLimits, report: ReportLimit): void {
  const checks = new Set<(now: number) => void>();
  server.on('session', (session) => {
    const check = watchSession(session, limits, report);
    checks.add(check);
    session.once('close', () => checks.delete(check));
  });
  // nghttp2 has ended a connection, for example because of too many resets.
  server.on('sessionError', () => report('invalid HTTP/2'));
  const timer = setInterval(() => {
    for (const check of checks) check(performance.now());
  }, limits.connectionsCheckingInterval).unref();
  server.once('close', () => clearInterval(timer));
}

function watchSession(
  session: ServerHttp2Session,
  { headersTimeout, requestTimeout }: TimeLimits,
  report: ReportLimit,
) {
  const streams = new Map<ServerHttp2Stream, Watched>();
  const idle = { since: performance.now(), limit: headersTimeout, isToldToGo: false };

  session.on('stream', (stream) => {
    const begunAt = performance.now();
    streams.set(stream, { begunAt, waiting: { bytes: 0, since: begunAt, sent: 0 } });
    stream.once('close', () => {
      streams.delete(stream);
      Object.assign(idle, { since: performance.now(), limit: requestTimeout });
    });
  });

  return (now: number) => {
    for (const [stream, watched] of streams) {
      if (!isReceived(stream) && now - watched.begunAt > requestTimeout) endLateRequest(stream);
      else if (isUnread(stream, watched, now)) endStream(stream, 'responses not read');
    }
    if (streams.size === 0 && now - idle.since > idle.limit) endIdleSession();
  };

  function endLateRequest(stream: ServerHttp2Stream) {
    if (!stream.headersSent) stream.respond({ ':status': 408, ...transportHeaders('https') }, { endStream: true });
    endStream(stream, 'late requests');
  }

  function endStream(stream: ServerHttp2Stream, reason: string) {
    report(reason);
    stream.close(constants.NGHTTP2_CANCEL);
  }

  function isUnread(stream: ServerHttp2Stream, watched: Watched, now: number): boolean {
    const bytes = stream.writableLength;
    const sent = session.socket?.bytesWritten ?? 0;
    const { waiting } = watched;
    if (bytes === 0 || bytes !== waiting.bytes) {
      watched.waiting = { bytes, since: now, sent };
      return false;
    }
    const pause = now - waiting.since;
    return pause > LONGEST_PAUSE || (pause > requestTimeout && sent - waiting.sent < LEAST_RATE * pause);
  }

  function endIdleSession() {
    // The next check destroys what the client has not closed.
    if (idle.isToldToGo) session.destroy();
    else session.goaway();
    idle.isToldToGo = true;
  }
}

const isReceived = (stream: ServerHttp2Stream) =>
  stream.endAfterHeaders || stream.readableEnded || stream.state.remoteClose === 1;
