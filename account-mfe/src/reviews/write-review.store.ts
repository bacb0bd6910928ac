import { type OwnReview, type OwnReviews, photoRules, type ReviewedGoods } from '@odeta/contracts';
import { type ChosenFiles, createAttachments, noFiles, readAttachment } from '@odeta/purchase/attachments';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchOwnReviews, sendChange, sendReview } from './reviews.api.ts';

/** What the URL refers to: goods to review, a review that awaits moderation, a decided review, or nothing. */
type Target =
  | { kind: 'new'; goods: ReviewedGoods }
  | { kind: 'change'; goods: ReviewedGoods; review: OwnReview }
  | { kind: 'written' }
  | { kind: 'none' };

interface WriteReviewState extends Attempting, ChosenFiles {
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
export function createWriteReviewStore({ api, storeOf, i18n }: Storefront) {
  const state = proxy<WriteReviewState>({ target: null, ...empty, ...noFiles(), ...idle });
  const attachments = createAttachments(state, {
    rules: photoRules,
    texts: i18n.getFixedT(null, 'account'),
    others: () => state.kept.length,
  });
  const { hasEnded } = storeOf(createAccountStore);

  async function send(words: ReviewWords): Promise<void> {
    await attachments.settled();
    const { target, stars, fit, tags, kept } = state;
    const read = await Promise.all(state.files.map(readAttachment));
    const review = { ...words, stars: stars ?? 0, fit, tags: [...tags], attachments: read };
    if (target?.kind === 'new') await sendReview(api, { ...review, lineId: target.goods.lineId });
    if (target?.kind === 'change') await sendChange(api, { ...review, reviewId: target.review.id, kept: [...kept] });
  }

  return {
    state,

    async load(query: URLSearchParams) {
      const target = targetOf(await fetchOwnReviews(api), query);
      Object.assign(state, empty, noFiles(), { target, tags: [], kept: [] });
      if (target.kind !== 'change') return;
      const { stars, fit, tags, photos } = target.review;
      Object.assign(state, { stars, fit, tags: [...tags], kept: photos.map(({ id }) => id) });
    },

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
      const wrong = await attempt(state, () => send(words), hasEnded);
      state.isSent = wrong === null;
      const { attachments: fileProblem = null, stars, fit, ...others } = wrong ?? {};
      state.fileProblem = fileProblem;
      state.wrong = { ...(stars && { stars }), ...(fit && { fit }) };
      return others;
    },
  };
}
createWriteReviewStore.storeKey = 'account.write-review';

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
