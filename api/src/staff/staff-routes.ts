import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** Back to the page, which says what became of the press. */
export const sendBack = (reply: FastifyReply, url: string, said: string) =>
  reply.headers(headers).redirect(`${url}?${new URLSearchParams({ said })}`, 303);
