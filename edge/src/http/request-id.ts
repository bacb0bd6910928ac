import type { IncomingHttpHeaders } from 'node:http';
import { createRequestId, REQUEST_ID_HEADER, signRequestId } from '@odeta/node/request-id';

/** Gives a request its id, in place of any that came with it; what is sent on to `api` takes it along, signed. */
export function assignRequestId(secret: string, request: { headers: IncomingHttpHeaders }): string {
  const id = createRequestId();
  request.headers[REQUEST_ID_HEADER] = signRequestId(secret, id);
  return id;
}
