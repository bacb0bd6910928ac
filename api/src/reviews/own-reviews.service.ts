import type { OwnReviews, ReviewedGoods } from '@odeta/contracts';
import { requireAccount } from '../customers/accounts/require-account.ts';
import type { Session } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { productUrl } from '../settings/page-urls.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { findOwnReviews, type OwnReviewRow } from './own-review.repository.ts';
import { refusalTexts } from './refusal-reasons.ts';
import { findBoughtLines, findReviewedLines, type LineRow } from './review-lines.repository.ts';

const states = { waiting: 'waiting', shown: 'published', refused: 'refused' } as const;

/** The order lines that the customer can review, and the reviews they have written. */
export async function ownReviewsOf({ db }: Pick<SettingsDeps, 'db'>, session: Session): Promise<OwnReviews> {
  const { id: customerId } = await requireAccount(db, session);
  const buyer = { customerId, country: session.country };
  const reviews = await findOwnReviews(db, buyer);
  const ids = reviews.flatMap(({ orderItemId }) => orderItemId ?? []);
  const [lines, reviewed] = await Promise.all([findBoughtLines(db, buyer), findReviewedLines(db, buyer, ids)]);
  const byId = new Map(reviewed.map((line) => [line.lineId, line]));
  return {
    open: lines.filter(({ hasReview }) => !hasReview).map(goodsOf),
    written: reviews.flatMap((review) => {
      const line = review.orderItemId === null ? undefined : byId.get(review.orderItemId);
      return line ? [ownReviewOf(review, line)] : [];
    }),
  };
}

const goodsOf = ({ lineId, orderNumber, name, color, size, picture, pictureAlt, slug }: LineRow): ReviewedGoods => ({
  ...{ orderNumber, name, color },
  lineId: String(lineId),
  size: `size/${size}`,
  picture: { path: picture, alt: pictureAlt },
  url: slug === null ? null : productUrl(slug),
});

const ownReviewOf = ({ id, state, refusal, body, ...row }: OwnReviewRow, line: LineRow) => ({
  ...{ stars: row.stars, fit: row.fit, nick: row.nick, email: row.email, tags: row.tags },
  ...{ height: row.height, photos: row.photos, on: row.on },
  id: String(id),
  goods: goodsOf(line),
  state: states[state],
  refusal: refusal === null ? null : textFor(row.country, refusalTexts[refusal]),
  text: body,
});
