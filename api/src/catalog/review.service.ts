import {
  type AnswerOf,
  type CountryCode,
  heightBands,
  LATEST_REVIEWS,
  type QueryOf,
  REVIEWS_PAGE_SIZE,
  type Review,
  type Reviews,
  type readReviews,
} from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import {
  countReviews,
  findProductId,
  findRatings,
  findReviews,
  type RatingRow,
  type ReviewChoice,
  type ReviewRow,
} from './review.repository.ts';
import { findReviewFacets, findReviewTags } from './review-facets.repository.ts';

/** A page of the product's reviews. */
export async function showReviews(
  { db }: SettingsDeps,
  country: CountryCode,
  slug: string,
  { page, sort, ...asked }: QueryOf<typeof readReviews>,
): Promise<AnswerOf<typeof readReviews>> {
  const productId = await findProductId(db, country, slug);
  if (productId === undefined) throw new ApiError('not-found');
  const offset = (page - 1) * REVIEWS_PAGE_SIZE;
  const choice = choiceOf({ country, productId }, asked);
  const [rows, writtenCount] = await Promise.all([
    findReviews(db, { ...choice, sort, limit: REVIEWS_PAGE_SIZE, offset }),
    countReviews(db, choice),
  ]);
  return { reviews: rows.map(reviewOf), writtenCount };
}

const choiceOf = (
  product: Pick<ReviewChoice, 'country' | 'productId'>,
  { stars, size, height, photos }: Omit<QueryOf<typeof readReviews>, 'page' | 'sort'>,
): ReviewChoice => ({
  ...product,
  stars: stars === '' ? null : Number(stars),
  size: size || null,
  height: height === '' ? null : heightBands[height],
  withPhotos: photos === '1',
});

const anyReview = { stars: null, size: null, height: null, withPhotos: false } as const;

/** All ratings of a product in numbers, with the latest reviews; `null` without ratings. */
export async function summarizeReviews(
  { db }: Pick<SettingsDeps, 'db'>,
  country: CountryCode,
  productId: number,
): Promise<Reviews | null> {
  const ratings = await findRatings(db, country, productId);
  if (ratings.length === 0) return null;
  const product = { country, productId };
  const [latest, facets, tags] = await Promise.all([
    findReviews(db, { ...product, ...anyReview, sort: 'newest', limit: LATEST_REVIEWS, offset: 0 }),
    findReviewFacets(db, product),
    findReviewTags(db, product),
  ]);
  const sum = (read: (row: RatingRow) => number) => ratings.reduce((total, row) => total + read(row), 0);
  const count = sum((row) => row.ratings);
  const fitting = sum((row) => row.fitting);
  const ofCustomers = sum((row) => row.ofCustomers);
  return {
    mean: meanOf(
      sum((row) => row.sumOfStars),
      count,
    ),
    count,
    distribution: [5, 4, 3, 2, 1].map((stars) => ratings.find((row) => row.stars === stars)?.ratings ?? 0),
    fit: fitting === 0 ? null : sum((row) => row.fits) / fitting,
    ofCustomers:
      ofCustomers === 0
        ? null
        : {
            mean: meanOf(
              sum((row) => row.customersStars),
              ofCustomers,
            ),
            count: ofCustomers,
          },
    writtenCount: sum((row) => row.written),
    facets,
    tags,
    latest: latest.map(reviewOf),
  };
}

/** Rounded to one decimal. */
const meanOf = (sum: number, count: number) => Math.round((sum / count) * 10) / 10;

const reviewOf = ({ id, body, size, ...row }: ReviewRow): Review => ({
  ...row,
  id: String(id),
  text: body,
  size: size && `size/${size}`,
});
