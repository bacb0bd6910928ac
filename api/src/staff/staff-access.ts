import { isSameSecret } from '@odeta/node/same';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';

export interface StaffAccess {
  /** Password of the pages; `null`: there is none. */
  key: string | null;
  /** Without a key they answer the browsers of the machine that the shop runs on; a shop for real customers needs a key. */
  isDemo: boolean;
}

/** Whoever has the key; without one, the browser of this machine. No page of another site may press their buttons. */
export async function demandStaff(request: FastifyRequest, reply: FastifyReply, { key, isDemo }: StaffAccess) {
  if (key === null && !(isDemo && request.isOfThisMachine)) throw new ApiError('not-found');
  if (key !== null && !hasKey(request, key)) {
    return reply.code(401).header('www-authenticate', 'Basic realm="Odeta", charset="UTF-8"').send();
  }
  const site = request.headers['sec-fetch-site'];
  if (request.method === 'POST' && (site === 'cross-site' || site === 'same-site')) return reply.code(403).send();
}

/** By the password of HTTP Basic, whatever the name. */
function hasKey({ headers: { authorization = '' } }: FastifyRequest, key: string): boolean {
  const [scheme, value = ''] = authorization.split(' ');
  const given = Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return scheme?.toLowerCase() === 'basic' && isSameSecret(given, key);
}
