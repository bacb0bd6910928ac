import type { ServerResponse } from 'node:http';
import { PROBLEM_TYPE, problemOf } from './problem.ts';

/** Answers to requests that Fastify has not seen. */
interface Refusal {
  status: number;
  /** Seconds. */
  retryAfter?: number;
}

/** Answers a call with problem details. */
export const refuseRequest = (response: ServerResponse, { code, ...refusal }: Refusal & { code: string }): void =>
  refuse(response, refusal, PROBLEM_TYPE, problemOf(code, refusal.status));

/** Answers a person with a page. */
export const refuseWithPage = (response: ServerResponse, { page, ...refusal }: Refusal & { page: string }): void =>
  refuse(response, refusal, 'text/html; charset=utf-8', page);

function refuse(response: ServerResponse, { status, retryAfter }: Refusal, type: string, body: string) {
  response
    .writeHead(status, {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
    .end(body);
}
