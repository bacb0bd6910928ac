import { changeReview, deleteReview, readOwnReviews, writeReview } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import { MESSAGE_LIMIT } from '../rate-limits/rate-limits.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { ownReviewsOf } from './own-reviews.service.ts';
import { changeReviewOf, deleteReviewOf, writeReviewOf } from './write-review.service.ts';

const FORM = { limit: MESSAGE_LIMIT };

export function reviewRoutes(app: ShopServer, deps: SettingsDeps): void {
  app.handle(readOwnReviews, ({ session }) => ownReviewsOf(deps, session));

  app.handle(
    writeReview,
    async ({ session, payload }) => ({ review: await writeReviewOf(deps, session, payload) }),
    FORM,
  );

  app.handle(
    changeReview,
    async ({ session, params, payload }) => ({
      review: await changeReviewOf(deps, session, { ...payload, id: Number(params.reviewId) }),
    }),
    FORM,
  );

  app.handle(deleteReview, async ({ session, params }) => {
    await deleteReviewOf(deps, session, Number(params.reviewId));
    return {};
  });
}
