import { createHash, timingSafeEqual } from 'node:crypto';
import { isOfThisMachine } from '@odeta/node/this-machine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { LINK_LIMIT } from '../rate-limits/rate-limits.ts';
import { decide, findWaiting, findWaitingPhoto } from './moderation.repository.ts';
import { moderationPage } from './moderation-page.ts';
import { refreshRating } from './rating.repository.ts';
import { refusalReasons } from './refusal-reasons.ts';

export interface ModerationDeps {
  db: Kysely<Database>;
  now: () => Date;
  moderation: ModerationAccess;
}

export interface ModerationAccess {
  /** Password of the page; `null`: there is none. */
  key: string | null;
  /** Without a key it answers the browsers of the machine that the shop runs on; a shop for real customers needs a key. */
  isDemo: boolean;
}

const ROOT = '/api/moderation/reviews';

const FormSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  readAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  do: v.picklist(['publish', ...refusalReasons]),
});

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** P11. The page on which a person of the shop reads what waits, and publishes or refuses it. It works without scripts. */
export function moderationRoutes(app: FastifyInstance, { db, now, moderation }: ModerationDeps): void {
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.addHook('preHandler', async (request, reply) => demandModerator(request, reply, moderation));
    const options = { config: { limit: LINK_LIMIT }, schema: { hide: true } };

    own.get<{ Querystring: { said?: string } }>(ROOT, options, async ({ query }, reply) => {
      const page = moderationPage({ ...(await findWaiting(db)), said: query.said ?? '', root: ROOT });
      return reply.headers(headers).type('text/html; charset=utf-8').send(page);
    });

    own.get<{ Params: { id: string } }>(`${ROOT}/photos/:id`, options, async ({ params: { id } }, reply) => {
      const photo = v.is(v.pipe(v.string(), v.uuid()), id) ? await findWaitingPhoto(db, id) : undefined;
      if (!photo) throw new ApiError('not-found');
      return reply.headers(headers).type('image/webp').send(photo);
    });

    own.post(ROOT, options, async ({ body }, reply) => {
      const form = v.safeParse(FormSchema, body);
      if (!form.success) throw new ApiError('validation');
      const { id, readAt, do: choice } = form.output;
      const refusal = choice === 'publish' ? null : choice;
      const isDone = await db.transaction().execute(async (trx) => {
        const review = await decide(trx, { id, readAt, refusal, now: now() });
        if (review && refusal === null) await refreshRating(trx, review);
        return review !== undefined;
      });
      const outcome = refusal === null ? 'published' : 'refused';
      return reply.headers(headers).redirect(`${ROOT}?said=${isDone ? outcome : 'changed'}`, 303);
    });
  });
}

/** Whoever has the key; without one, the browser of this machine. No page of another site may press its buttons. */
async function demandModerator(request: FastifyRequest, reply: FastifyReply, { key, isDemo }: ModerationAccess) {
  if (key === null && !(isDemo && isOfThisMachine(request))) throw new ApiError('not-found');
  if (key !== null && !hasKey(request, key)) {
    return reply.code(401).header('www-authenticate', 'Basic realm="Reviews", charset="UTF-8"').send();
  }
  const site = request.headers['sec-fetch-site'];
  if (request.method === 'POST' && (site === 'cross-site' || site === 'same-site')) return reply.code(403).send();
}

/** By the password of HTTP Basic, whatever the name. Digests have one length, which a comparison in constant time needs. */
function hasKey({ headers: { authorization = '' } }: FastifyRequest, key: string): boolean {
  const [scheme, value = ''] = authorization.split(' ');
  const given = Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return scheme?.toLowerCase() === 'basic' && timingSafeEqual(digest(given), digest(key));
}
