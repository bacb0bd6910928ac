import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import { staffPages } from '../staff/staff-page.ts';
import { STAFF_ROUTE, sendBack, sendPage, staffRoutes } from '../staff/staff-routes.ts';
import { findDeclaredWithdrawals, saveMeantLines } from './withdrawal-staff.repository.ts';
import { withdrawalsPage } from './withdrawals-page.ts';

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
  moderation: StaffAccess;
}

const { url: ROOT } = staffPages.withdrawals;

/** The name of a ticked box is the id of its line. */
const FormSchema = v.objectWithRest({ id: v.pipe(v.string(), v.uuid()) }, v.literal('on'));
const LineSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

/** The page on which an employee selects the lines of a withdrawal in the buyer's own words, and sees where its refund goes. It works without scripts. */
export function withdrawalStaffRoutes(app: FastifyInstance, { db, now, moderation }: Deps): void {
  staffRoutes(app, moderation, (own) => {
    own.get<{ Querystring: { said?: string } }>(ROOT, STAFF_ROUTE, async ({ query }, reply) =>
      sendPage(reply, withdrawalsPage(await findDeclaredWithdrawals(db), query.said ?? '')),
    );

    own.post(ROOT, STAFF_ROUTE, async ({ body }, reply) => {
      const form = v.safeParse(FormSchema, body);
      if (!form.success) throw new ApiError('validation');
      const { id, ...ticked } = form.output;
      const lines = v.safeParse(v.array(LineSchema), Object.keys(ticked));
      if (!lines.success) throw new ApiError('validation');
      const chosen = { id, lineIds: lines.output, now: now() };
      const isDone = await db.transaction().execute((trx) => saveMeantLines(trx, chosen));
      return sendBack(reply, ROOT, isDone ? 'matched' : 'none');
    });
  });
}
