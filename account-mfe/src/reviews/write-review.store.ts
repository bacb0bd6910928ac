import { type ChosenFiles, createAttachments, noFiles, readAttachment } from '@odeta/attachments';
import { type OwnReview, type OwnReviews, photoRules, type ReviewedGoods } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { postedTo } from '@odeta/ui/forms/posted';
import { createAccountStore } from '../account/account.store.ts';
import { fitOf, REVIEW_FORM, starsOf } from './posted-review.ts';
import { fetchOwnReviews, sendChange, sendReview } from './reviews.api.ts';

/** What the URL refers to: goods to review, a review that awaits moderation, a decided review, or nothing. */
type Target =
  | { kind: 'new'; goods: ReviewedGoods }
  | { kind: 'change'; goods: ReviewedGoods; review: OwnReview }
  | { kind: 'written' }
  | { kind: 'none' };

interface WriteReviewState extends Loading, Sending, ChosenFiles {
  target: Target | null;
  isSent: boolean;
  stars: number | null;
  fit: -1 | 0 | 1 | null;
  tags: string[];
  /** Ids of the existing photos to keep. */
  kept: string[];
  /** Errors of stars and size rating. */
  wrong: { stars?: string; fit?: string };
}

export interface ReviewWords {
  text: string;
  nick: string;
  email: string;
  height: string;
}

const empty = { isSent: false, stars: null, fit: null, tags: [], kept: [], wrong: {} };

/** The form of a review. */
export function createWriteReviewStore(storefront: Storefront) {
  const { api, storeOf, i18n } = storefront;
  const state = proxy<WriteReviewState>({ target: null, ...empty, ...noFiles(), ...notLoaded, ...notSending });
  const attachments = createAttachments(state, {
    rules: photoRules,
    texts: i18n.getFixedT(null, 'account'),
    others: () => state.kept.length,
  });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  const send = mutation(
    state,
    async (words: ReviewWords) => {
      await attachments.settled();
      const { target, stars, fit, tags, kept } = state;
      const read = await Promise.all(state.files.map(readAttachment));
      const review = { ...words, stars: stars ?? 0, fit, tags: [...tags], attachments: read };
      if (target?.kind === 'new') await sendReview(api, { ...review, lineId: target.goods.lineId });
      if (target?.kind === 'change') await sendChange(api, { ...review, reviewId: target.review.id, kept: [...kept] });
      return { isSent: true };
    },
    { isHandled },
  );

  return {
    state,

    load: resource(state, async (query: URLSearchParams) => {
      const target = targetOf(await fetchOwnReviews(api), query);
      return { ...empty, ...noFiles(), target, ...chosenIn(target), ...postedChoice(storefront) };
    }),

    rate(stars: number) {
      Object.assign(state, { stars, wrong: { ...state.wrong, stars: undefined } });
    },

    sayFit(fit: -1 | 0 | 1) {
      Object.assign(state, { fit, wrong: { ...state.wrong, fit: undefined } });
    },

    tick(tag: string, isOn: boolean) {
      state.tags = isOn ? [...state.tags, tag] : state.tags.filter((one) => one !== tag);
    },

    attachments,
    dropPhoto(id: string) {
      state.kept = state.kept.filter((one) => one !== id);
    },

    /** Messages are in the language of the page. */
    refuse(wrong: WriteReviewState['wrong']) {
      state.wrong = wrong;
    },

    /** Resolves to the server's errors of the text fields. */
    async send(words: ReviewWords): Promise<Record<string, string>> {
      const { attachments: fileProblem = null, stars, fit, ...others } = await send(words);
      state.fileProblem = fileProblem;
      state.wrong = { ...(stars && { stars }), ...(fit && { fit }) };
      return others;
    },
  };
}
createWriteReviewStore.storeKey = 'account.write-review';

/** Of a review that is changed. */
function chosenIn(target: Target) {
  if (target.kind !== 'change') return { tags: [], kept: [] };
  const { stars, fit, tags, photos } = target.review;
  return { stars, fit, tags: [...tags], kept: photos.map(({ id }) => id) };
}

/** What was chosen in the form without scripts, and what of it is wrong. */
function postedChoice(storefront: Storefront) {
  const posted = postedTo(storefront, REVIEW_FORM);
  if (!posted) return {};
  const { one, all, errors } = posted;
  const wrong = { ...(errors.stars && { stars: errors.stars }), ...(errors.fit && { fit: errors.fit }) };
  return { stars: starsOf(one('stars')), fit: fitOf(one('fit')), tags: [...all('tag')], wrong };
}

/** Found by the id of a review, an order line, or the slug of a product, for which the latest order is used. */
export function targetOf({ open, written }: OwnReviews, query: URLSearchParams): Target {
  const [reviewId, line, slug] = ['review', 'line', 'product'].map((name) => query.get(name));
  const isMeant = ({ lineId, url }: ReviewedGoods) => lineId === line || (slug !== null && url === `/p/${slug}`);
  const review = written.find(({ id, state }) => id === reviewId && state === 'waiting');
  if (review) return { kind: 'change', goods: review.goods, review };
  const goods = open.find(isMeant);
  if (goods) return { kind: 'new', goods };
  return { kind: written.some(({ id, goods }) => id === reviewId || isMeant(goods)) ? 'written' : 'none' };
}
