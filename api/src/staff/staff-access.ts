import { isSameSecret } from '@odeta/node/same';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { recordRefusalOf } from '../http/failures.ts';

export interface StaffAccess {
  /** Password of the pages; `null`: there is none. */
  key: string | null;
  /** Whether browsers on the shop's own machine may open the pages without a key; a shop for real customers needs a key. */
  isDemo: boolean;
}

interface StaffConfig {
  MODERATION_KEY?: string | undefined;
  NODE_ENV?: string | undefined;
  DEMO?: boolean;
}

export const staffAccessOf = ({ MODERATION_KEY, NODE_ENV, DEMO }: StaffConfig): StaffAccess => ({
  key: MODERATION_KEY ?? null,
  isDemo: NODE_ENV !== 'production' || DEMO === true,
});

/** Allows requests with the key; without a configured key only those of this machine. */
export async function requireStaff(request: FastifyRequest, reply: FastifyReply, { key, isDemo }: StaffAccess) {
  if (key === null && !(isDemo && request.isOfThisMachine)) throw new ApiError('not-found');
  if (key !== null && !hasKey(request, key)) {
    // Browsers ask for the password only after a request without one.
    if (request.headers.authorization !== undefined) recordRefusalOf(request, 'staff-refused');
    return reply.code(401).header('www-authenticate', 'Basic realm="Odeta", charset="UTF-8"').send();
  }
}

/** The password of HTTP Basic authentication; the user name is ignored. */
function hasKey({ headers: { authorization = '' } }: FastifyRequest, key: string): boolean {
  const [scheme, value = ''] = authorization.split(' ');
  const given = Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return scheme?.toLowerCase() === 'basic' && isSameSecret(given, key);
}
