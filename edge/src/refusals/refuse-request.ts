import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { RETRY_AFTER_SECONDS } from '@odeta/node/retry-after';
import { plainPageHeaders } from './plain-pages.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';

/** Answers to requests that Fastify has not seen. */
interface Refusal {
  status: number;
  /** Seconds; a 503 has them in any case. */
  retryAfter?: number;
}

/** Answers a call with problem details. */
export const refuseRequest = (
  response: ServerResponse,
  { code, message, ...refusal }: Refusal & { code: string; message?: string },
): void =>
  refuse(
    response,
    refusal,
    { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store' },
    problemOf(code, refusal.status, message),
  );

/** Answers a person with a page. */
export const refuseWithPage = (
  response: ServerResponse,
  { page, headers = plainPageHeaders, ...refusal }: Refusal & { page: string; headers?: OutgoingHttpHeaders },
): void => refuse(response, refusal, headers, page);

function refuse(response: ServerResponse, { status, retryAfter }: Refusal, headers: OutgoingHttpHeaders, body: string) {
  const seconds = retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  response
    .writeHead(status, {
      ...headers,
      'x-content-type-options': 'nosniff',
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    })
    .end(body);
}
