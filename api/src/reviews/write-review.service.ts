import {
  type CountryCode,
  type changeReview,
  type OwnReview,
  type PayloadOf,
  photoRules,
  type writeReview,
} from '@odeta/contracts';
import { reviewSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { checkFiles, takeFiles } from '../attachments/take-files.ts';
import { requireAccount } from '../customers/accounts/require-account.ts';
import type { Database } from '../db/database.ts';
import { admit } from '../http/admission.ts';
import { ApiError } from '../http/api-error.ts';
import type { Session } from '../http/session.ts';
import { ruleTextFor, textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import { type AttemptLimits, takeAttempt } from '../rate-limits/attempts.repository.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { insertReview, lockOwnReview, removeReview, updateReview, type Written } from './own-review.repository.ts';
import { ownReviewsOf } from './own-reviews.service.ts';
import { refreshRating } from './rating.repository.ts';
import { findBoughtLine } from './review-lines.repository.ts';
import { type NewPhoto, savePhotos, sizesOf } from './review-photos.ts';

type Payload = PayloadOf<typeof writeReview>;
type Change = PayloadOf<typeof changeReview> & { id: number };

/** The size code of products with a single size. */
const ONE_SIZE = 'one';
const HOUR = 3600;
/** Reviews with photos that one customer may send or change. */
const ofCustomer: AttemptLimits = { free: 20, most: 20, blockSeconds: HOUR, forgetSeconds: HOUR };

/** Stores a review of an order line that was delivered to the customer, one for each line. It awaits moderation. */
export async function writeReviewOf(deps: SettingsDeps, session: Session, payload: Payload): Promise<OwnReview> {
  const { id: customerId } = await requireAccount(deps.db, session);
  const { country } = session;
  const lineId = /^[1-9]\d{0,14}$/.test(payload.lineId) ? Number(payload.lineId) : 0;
  const line = await findBoughtLine(deps.db, { customerId, country, lineId });
  if (!line) throw new ApiError('not-found');
  if (line.hasReview) throw new ApiError('review-known');
  const isSized = line.size !== ONE_SIZE;
  const written = fieldsOf(deps, payload, { country, isSized });
  const photos = await photosOf(deps, payload, { customerId, country, kept: 0 });
  const { productId } = line;
  const id = await deps.db.transaction().execute(async (trx) => {
    const row = { productId, country, customerId, orderItemId: line.lineId, size: isSized ? line.size : null };
    const saved = await insertReview(trx, { ...row, ...written, at: deps.now() });
    // A concurrent request has reviewed the same line.
    if (saved === undefined) throw new ApiError('review-known');
    await savePhotos(trx, saved, { kept: [], added: photos });
    return saved;
  });
  return readOwn(deps, session, id);
}

/** Only possible until the review is published or refused; throws an `ApiError` afterwards. */
export async function changeReviewOf(deps: SettingsDeps, session: Session, payload: Change): Promise<OwnReview> {
  const { id: customerId } = await requireAccount(deps.db, session);
  const { country } = session;
  const { id } = payload;
  const known = (await ownReviewsOf(deps, session)).written.find((review) => review.id === String(id));
  if (!known) throw new ApiError('not-found');
  const written = fieldsOf(deps, payload, { country, isSized: known.goods.size !== `size/${ONE_SIZE}` });
  const kept = known.photos.map((photo) => photo.id).filter((photo) => payload.kept.includes(photo));
  const photos = await photosOf(deps, payload, { customerId, country, kept: kept.length });
  await deps.db.transaction().execute(async (trx) => {
    const review = await lockOwnReview(trx, { customerId, id });
    if (!review) throw new ApiError('not-found');
    if (review.state !== 'waiting') throw new ApiError('review-decided');
    await updateReview(trx, id, { ...written, at: deps.now() });
    await savePhotos(trx, id, { kept, added: photos });
  });
  return readOwn(deps, session, id);
}

/** Possible in any state. The ratings in lists are updated immediately. */
export async function deleteReviewOf({ db }: Pick<SettingsDeps, 'db'>, session: Session, id: number): Promise<void> {
  const { id: customerId } = await requireAccount(db, session);
  await db.transaction().execute(async (trx: Transaction<Database>) => {
    const review = await lockOwnReview(trx, { customerId, id });
    if (!review) return;
    await removeReview(trx, id);
    if (review.state === 'shown') await refreshRating(trx, review);
  });
}

type Fields = Pick<Payload, 'stars' | 'fit' | 'nick' | 'email' | 'text' | 'tags' | 'height'>;

function fieldsOf(
  { settings }: SettingsDeps,
  payload: Fields,
  { country, isSized }: { country: CountryCode; isSized: boolean },
): Written {
  const result = v.safeParse(reviewSchema(settings.of(country).emailExceptions), payload);
  const validation = result.success ? {} : fieldErrorsOf(country, result.issues);
  if (isSized && payload.fit === null) Object.assign(validation, { fit: [ruleTextFor(country, 'required')] });
  if (!result.success || Object.keys(validation).length > 0) throw new ApiError('validation', { validation });
  const { stars, fit, nick, email, text, tags, height } = result.output;
  const sizeRating = isSized ? fit : null;
  return { stars, sizeRating, nick, email, body: text, tags, height: height === '' ? null : Number(height) };
}

/** Re-encodes the photos, after all other checks of a review. The limit includes those that are kept. */
async function photosOf(
  { db }: Pick<SettingsDeps, 'db'>,
  { attachments }: Pick<Payload, 'attachments'>,
  { customerId, country, kept }: { customerId: string; country: CountryCode; kept: number },
): Promise<NewPhoto[]> {
  if (attachments.length === 0) return [];
  const { most } = photoRules;
  if (attachments.length + kept > most) {
    const validation = { attachments: [textFor(country, 'too-many-files', { count: most })] };
    throw new ApiError('validation', { validation });
  }
  const checked = checkFiles(attachments, { rules: photoRules, country });
  const admission = await admit(db, async (trx) => {
    const { isAllowed } = await takeAttempt(trx, ofCustomer, 'review-photos', customerId);
    if (!isAllowed) throw new ApiError('too-many-requests');
  });
  return sizesOf(admission, await takeFiles(admission, checked));
}

async function readOwn(deps: SettingsDeps, session: Session, id: number): Promise<OwnReview> {
  const review = (await ownReviewsOf(deps, session)).written.find((one) => one.id === String(id));
  if (!review) throw new ApiError('not-found');
  return review;
}
