import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AttachedFile, contentTypeOf } from '../attachments/attached-file.ts';
import { LINK_LIMIT } from '../rate-limits/rate-limits.ts';
import { demandStaff, type StaffAccess } from './staff-access.ts';

/** Of every route of these pages: limited, and not in the document of the API. */
export const STAFF_ROUTE = { config: { limit: LINK_LIMIT }, schema: { hide: true } };

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Routes for those who work in the shop alone; forms come as browsers send them. */
export function staffRoutes(app: FastifyInstance, access: StaffAccess, add: (own: FastifyInstance) => void): void {
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.addHook('preHandler', async (request, reply) => demandStaff(request, reply, access));
    add(own);
  });
}

export const sendPage = (reply: FastifyReply, page: string) =>
  reply.headers(headers).type('text/html; charset=utf-8').send(page);

export const sendPicture = (reply: FastifyReply, picture: Buffer, type: 'image/webp' | 'image/jpeg') =>
  reply.headers(headers).type(type).send(picture);

/** A picture of our own is shown; what came from a customer as it is leaves the browser at once, and runs nothing in it. */
export const sendFile = (reply: FastifyReply, { name, content }: AttachedFile) => {
  const type = contentTypeOf(content);
  if (type === 'image/jpeg') return sendPicture(reply, content, type);
  return reply
    .headers({ ...headers, 'content-security-policy': 'sandbox', 'x-content-type-options': 'nosniff' })
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(content);
};

/** Back to the page, which says what became of the press. */
export const sendBack = (reply: FastifyReply, url: string, said: string) =>
  reply.headers(headers).redirect(`${url}?${new URLSearchParams({ said })}`, 303);
