import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import { staffPages } from '../staff/staff-page.ts';
import { STAFF_ROUTE, sendBack, sendPage, sendPicture, staffRoutes } from '../staff/staff-routes.ts';
import { decide, findWaiting, findWaitingPhoto } from './moderation.repository.ts';
import { moderationPage } from './moderation-page.ts';
import { refreshRating } from './rating.repository.ts';
import { refusalReasons } from './refusal-reasons.ts';

export interface ModerationDeps {
  db: Kysely<Database>;
  now: () => Date;
  moderation: StaffAccess;
}

const { url: ROOT } = staffPages.reviews;

const FormSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  readAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  do: v.picklist(['publish', ...refusalReasons]),
});

/** The page on which employees publish or refuse reviews. It works without JavaScript. */
export function moderationRoutes(app: FastifyInstance, { db, now, moderation }: ModerationDeps): void {
  staffRoutes(app, moderation, (own) => {
    own.get<{ Querystring: { said?: string } }>(ROOT, STAFF_ROUTE, async ({ query }, reply) =>
      sendPage(reply, moderationPage({ ...(await findWaiting(db)), said: query.said ?? '', root: ROOT })),
    );

    own.get<{ Params: { id: string } }>(`${ROOT}/photos/:id`, STAFF_ROUTE, async ({ params: { id } }, reply) => {
      const photo = v.is(v.pipe(v.string(), v.uuid()), id) ? await findWaitingPhoto(db, id) : undefined;
      if (!photo) throw new ApiError('not-found');
      return sendPicture(reply, photo, 'image/webp');
    });

    own.post(ROOT, STAFF_ROUTE, async ({ body }, reply) => {
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
      return sendBack(reply, ROOT, isDone ? outcome : 'changed');
    });
  });
}
