import type { OwnReview } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { useShopForm } from '@odeta/ui/forms';
import { reviewWordsSchema } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import { createAccountStore } from '../account/account.store.ts';
import { REVIEW_FORM } from './posted-review.ts';
import { createWriteReviewStore, type ReviewWords } from './write-review.store.ts';

interface Options {
  review: Snapshot<OwnReview> | null;
  /** Whether the product has sizes, so that the size rating is required. */
  isSized: boolean;
}

const names = ['text', 'nick', 'email', 'height'] as const;

/** The text fields of a review, and the errors of the form. */
export function useReviewForm({ review, isSized }: Options) {
  const t = useTexts('account');
  const store = useStore(createWriteReviewStore);
  const { account } = useSnapshot(useStore(createAccountStore).state);
  const { wrong } = useSnapshot(store.state);
  const [schema] = useState(() => reviewWordsSchema());
  const [attempts, setAttempts] = useState(0);
  const values: ReviewWords = {
    text: review?.text ?? '',
    nick: review?.nick ?? account?.firstName ?? '',
    email: review?.email ?? account?.email ?? '',
    height: review?.height ? String(review.height) : '',
  };
  const { form, field, refuse, errors } = useShopForm<ReviewWords>({ schema, values, texts: t, form: REVIEW_FORM });

  /** Errors of the fields that are not text. */
  function missing() {
    const { stars, fit } = store.state;
    const required = t('reviews.choose');
    return { ...(stars === null && { stars: required }), ...(isSized && fit === null && { fit: required }) };
  }

  const countAttempt = () => setAttempts((count) => count + 1);
  const send = form.handleSubmit(
    async (words) => {
      store.refuse(missing());
      if (Object.keys(missing()).length === 0) {
        const refused = await store.send(words);
        for (const name of names) if (refused[name]) refuse(name, refused[name]);
      }
      countAttempt();
    },
    () => {
      store.refuse(missing());
      countAttempt();
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!store.state.isBusy) void send();
  }

  const labels: Record<string, string> = {
    stars: t('reviews.stars'),
    fit: t('reviews.fit'),
    text: t('reviews.opinion'),
    nick: t('reviews.nick'),
    email: t('forms.email'),
    height: t('reviews.height'),
  };
  const problems = ['stars', 'fit', ...names]
    .filter((name) => (name === 'stars' || name === 'fit' ? wrong[name] : errors[name]))
    .map((id) => ({ id, label: labels[id] ?? '' }));

  return { form, field, submit, problems, attempts };
}
