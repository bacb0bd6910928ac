import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createRequestId, REQUEST_ID_HEADER, signRequestId } from '@odeta/node/request-id';
import { isOfThisMachine, signThisMachine, THIS_MACHINE_HEADER } from '@odeta/node/this-machine';
import { hostOf } from '../api/api-gateway.ts';

/** Replaces the request's id, if any; it is passed on to `api`, signed. */
export function assignRequestId(secret: string, request: { headers: IncomingHttpHeaders }): string {
  const id = createRequestId();
  request.headers[REQUEST_ID_HEADER] = signRequestId(secret, id);
  return id;
}

/** Tells `api` in another process whether the browser runs on this machine, and removes what the request claims about it. */
export function sayThisMachine(secret: string, requestId: string, request: IncomingMessage): void {
  delete request.headers[THIS_MACHINE_HEADER];
  const { headers, socket } = request;
  const hostname = hostOf(headers).replace(/:\d+$/, '');
  if (isOfThisMachine({ hostname, headers, socket })) headers[THIS_MACHINE_HEADER] = signThisMachine(secret, requestId);
}
