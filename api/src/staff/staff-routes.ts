import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AttachedFile, contentTypeOf } from '../attachments/attached-file.ts';
import { LINK_LIMIT } from '../rate-limits/rate-limits.ts';
import { requireStaff, type StaffAccess } from './staff-access.ts';

/** For every route of these pages: with a rate limit, and not in the API's documentation. */
export const STAFF_ROUTE = { config: { limit: LINK_LIMIT }, schema: { hide: true } };

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // With `no-referrer` browsers would send their forms with `Origin: null`.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Routes for employees only, which accept HTML forms. */
export function staffRoutes(app: FastifyInstance, access: StaffAccess, add: (own: FastifyInstance) => void): void {
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.addHook('preHandler', async (request, reply) => requireStaff(request, reply, access));
    add(own);
  });
}

export const sendPage = (reply: FastifyReply, page: string) =>
  reply.headers(headers).type('text/html; charset=utf-8').send(page);

export const sendPicture = (reply: FastifyReply, picture: Buffer, type: 'image/webp' | 'image/jpeg') =>
  reply.headers(headers).type(type).send(picture);

/**
 * Displays pictures, which were encoded by the shop; anything else is a customer's original file, which is only offered as a download and
 * sandboxed.
 */
export const sendFile = (reply: FastifyReply, { name, content }: AttachedFile) => {
  const type = contentTypeOf(content);
  if (type === 'image/jpeg') return sendPicture(reply, content, type);
  return reply
    .headers({ ...headers, 'content-security-policy': 'sandbox', 'x-content-type-options': 'nosniff' })
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(content);
};

/** Redirects to the page, with a message about the submitted form. */
export const sendBack = (reply: FastifyReply, url: string, said: string) =>
  reply.headers(headers).redirect(`${url}?${new URLSearchParams({ said })}`, 303);
