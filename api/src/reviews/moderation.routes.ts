import { decideStaffReview, listStaffReviews, STAFF_REVIEW_PHOTO, UuidSchema } from '@odeta/contracts/staff';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { readRecorded, requireAct, requireRecorded } from '../staff/acts.ts';
import { staffFileRoute } from '../staff/send-file.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { alreadyDecided } from '../staff/staff-problem.ts';
import { decide, findPhoto, findReviewOrder, findReviews } from './moderation.repository.ts';
import { refreshRating } from './rating.repository.ts';

/** Employees publish, refuse and take back reviews. */
export function moderationRoutes(app: FastifyInstance, staff: StaffServer, deps: BaseDeps): void {
  const { db, now } = deps;

  staff.handle(listStaffReviews, ({ member, query: { state, q, most } }) =>
    readRecorded(deps, { member, kind: 'reviews' }, async () => {
      const { reviews, count } = await findReviews(db, { state, words: q, most });
      const list = { reviews: reviews.map((review) => ({ ...review, at: review.at.toISOString() })), count };
      return { list, numbers: reviews.map(({ orderNumber }) => orderNumber) };
    }),
  );

  staffFileRoute(app, deps, {
    path: STAFF_REVIEW_PHOTO,
    params: v.object({ photoId: UuidSchema }),
    async read(member, { photoId }) {
      await requireAct(deps, { member, act: 'read-file', subject: photoId });
      const photo = await findPhoto(db, photoId);
      if (!photo) return undefined;
      const subject = (await findReviewOrder(db, photo.reviewId)) ?? '';
      await requireRecorded(deps, {
        member,
        act: 'read-file',
        subject,
        reason: `Review ${photo.reviewId}, ${photoId}`,
      });
      return { name: `${photoId}.webp`, content: photo.content };
    },
  });

  staff.handle(decideStaffReview, async ({ member, params: { reviewId: id }, payload: { readAt, refusal = null } }) => {
    await requireAct(deps, { member, act: 'decide-review', subject: `Review ${id}` });
    const subject = await findReviewOrder(db, id);
    if (subject === undefined) throw new ApiError('not-found');
    const reason = `Review ${id}: ${refusal ?? 'shown'}`;
    await requireRecorded(deps, { member, act: 'decide-review', subject, reason });
    const isDone = await db.transaction().execute(async (trx) => {
      const review = await decide(trx, { id, readAt: new Date(readAt), refusal, now: now() });
      if (review) await refreshRating(trx, review);
      return review !== undefined;
    });
    if (!isDone) throw alreadyDecided();
    return { done: true };
  });
}
