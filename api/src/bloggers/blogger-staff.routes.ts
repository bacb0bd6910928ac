import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import { staffPages } from '../staff/staff-page.ts';
import { STAFF_ROUTE, sendBack, sendPage, staffRoutes } from '../staff/staff-routes.ts';
import { findBloggers } from './blogger-staff.repository.ts';
import { bloggersPage } from './bloggers-page.ts';
import { decideOf } from './decide-blogger.service.ts';
import { heldReasons } from './held-reasons.ts';

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
  moderation: StaffAccess;
}

const { url: ROOT } = staffPages.bloggers;

const FormSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  readAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  do: v.picklist(['activate', ...heldReasons]),
});

/** The page on which an employee decides who is a blogger of the shop. It works without scripts. */
export function bloggerStaffRoutes(app: FastifyInstance, { db, now, moderation }: Deps): void {
  staffRoutes(app, moderation, (own) => {
    own.get<{ Querystring: { said?: string } }>(ROOT, STAFF_ROUTE, async ({ query }, reply) =>
      sendPage(reply, bloggersPage(await findBloggers(db), query.said ?? '')),
    );

    own.post(ROOT, STAFF_ROUTE, async ({ body }, reply) => {
      const form = v.safeParse(FormSchema, body);
      if (!form.success) throw new ApiError('validation');
      const { id: customerId, readAt, do: choice } = form.output;
      const reason = choice === 'activate' ? null : choice;
      const isDone = await decideOf(db, { customerId, readAt, reason, now: now() });
      return sendBack(reply, ROOT, isDone ? (reason ?? 'active') : 'changed');
    });
  });
}
