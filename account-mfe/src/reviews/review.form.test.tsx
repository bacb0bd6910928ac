import { readOwnReviews, writeReview } from '@odeta/contracts';
import { answers, createTestStorefront, postForm, renderInStorefront, screen } from '@odeta/storefront/testing';
import { reviewedGoods as goods, ownReview } from '../../testing/reviews.ts';
import { forms } from '../forms.ts';
import { messages } from '../messages/index.ts';
import { REVIEW_FORM } from './posted-review.ts';
import { ReviewForm } from './review-form.tsx';
import { createWriteReviewStore } from './write-review.store.ts';

const query = new URLSearchParams('line=7');
const typed = {
  stars: '4.5',
  fit: '0',
  tag: ['warm', 'forged'],
  text: 'Sedia.',
  nick: 'Jana',
  email: 'jana@example.sk',
};

async function open(dehydrated = {}) {
  const { default: account } = await messages.sk();
  return createTestStorefront({
    messages: { account },
    dehydrated,
    api: [answers(readOwnReviews, { open: [goods], written: [] }), answers(writeReview, { review: ownReview() })],
  });
}

test('without scripts a review is sent as its page sends it, and what is missing are errors of its fields (P11, H22)', async () => {
  const storefront = await open();
  const post = (values: Record<string, string | string[]>) =>
    postForm(storefront, forms, REVIEW_FORM, values, { query });

  expect(await post({ ...typed, stars: '9', text: ' ' })).toEqual({
    errors: { stars: 'Vyberte jednu z možností', text: expect.any(String) },
  });
  expect(await post(typed)).toEqual({ to: '/my-account/reviews' });

  const sent = storefront.sent.filter(({ method }) => method === 'POST');
  expect(sent.map(({ payload }) => payload)).toEqual([
    {
      ...{ lineId: '7', stars: 4.5, fit: 0, tags: ['warm'], text: 'Sedia.', nick: 'Jana', email: 'jana@example.sk' },
      ...{ height: '', attachments: [] },
    },
  ]);
});

test('a refused review is shown with everything that was chosen and typed', async () => {
  const values = { stars: ['4.5'], fit: ['0'], tag: ['warm'], text: ['Sedia.'], email: ['jana@'] };
  const posted = { form: REVIEW_FORM, values, errors: { email: 'Chýba koniec' }, problem: null };
  const storefront = await open({ 'posted-form': { posted } });
  await storefront.storeOf(createWriteReviewStore).load(query);
  await renderInStorefront(<ReviewForm goods={goods} review={null} />, { storefront });

  expect(screen.getByRole('radio', { name: '4,5 z 5 hviezdičiek' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'hreje' })).toBeChecked();
  expect(screen.getByLabelText('Váš názor')).toHaveValue('Sedia.');
  expect(screen.getByText('Chýba koniec')).toBeVisible();
});
