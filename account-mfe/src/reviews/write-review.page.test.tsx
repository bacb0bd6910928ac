import { changeReview, type OwnReview, type ReviewedGoods, readOwnReviews, writeReview } from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { reviewedGoods as goods, ownReview } from '../../testing/reviews.ts';
import * as page from './write-review.page.tsx';

const review = ownReview();

const open = (
  query: string,
  lists: { open?: ReviewedGoods[]; written?: OwnReview[] },
  ...api: ReturnType<typeof refuses>[]
) =>
  openAccountPage(page, {
    url: `/my-account/reviews/write?${query}`,
    api: [answers(readOwnReviews, { open: [], written: [], ...lists }), ...api],
  });

const starsOf = (name: string) => screen.getByRole('radio', { name });

test('arrow keys choose half stars, and the review is sent with everything that was filled in (P11)', async () => {
  const { user, sentTo } = await open('product=saty', { open: [goods] }, answers(writeReview, { review }));

  await user.click(starsOf('4 z 5 hviezdičiek'));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('radio', { name: 'sedí presne' }));
  await user.click(screen.getByRole('checkbox', { name: 'hreje' }));
  await user.type(screen.getByLabelText('Váš názor'), 'Sedia.');
  await user.type(screen.getByLabelText(/^Vaša výška/), '172');
  await user.upload(screen.getByLabelText(/^Fotky/), new File(['foto'], 'saty.jpg', { type: 'image/jpeg' }));
  await user.click(screen.getByRole('button', { name: 'Odoslať hodnotenie' }));

  expect(await screen.findByRole('status')).toHaveFocus();
  expect(sentTo(writeReview.path).at(-1)?.payload).toEqual({
    ...{ lineId: '7', stars: 4.5, fit: 0, tags: ['warm'], text: 'Sedia.', height: '172' },
    ...{ nick: 'Jana', email: 'jana.hruskova@example.sk' },
    attachments: [{ name: 'saty.jpg', data: btoa('foto') }],
  });
});

test('missing fields are marked and linked from the summary, and nothing is sent (P11, H22)', async () => {
  const { user, sentTo } = await open('line=7', { open: [goods] });

  await user.click(screen.getByRole('button', { name: 'Odoslať hodnotenie' }));

  const summary = await screen.findByText(/Opravte 3 polia/);
  await user.click(within(summary).getByRole('link', { name: 'Ako sedí veľkosť?' }));
  expect(screen.getByRole('radio', { name: 'je menšia' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Koľko hviezdičiek dávate?' })).toHaveAccessibleDescription(
    'Vyberte jednu z možností',
  );
  expect(sentTo(writeReview.path).filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a pending review can be edited and its photos removed; a product without sizes has no fit question (P11)', async () => {
  const bag = { ...review, goods: { ...goods, size: 'size/one' }, fit: null };
  const { user, sentTo } = await open('review=31', { written: [bag] }, answers(changeReview, { review }));
  expect(starsOf('3,5 z 5 hviezdičiek')).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Ako sedí veľkosť?' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Odobrať fotku 1' }));
  await user.click(screen.getByRole('button', { name: 'Odoslať hodnotenie' }));

  await screen.findByText(/^Ďakujeme/);
  expect(sentTo('/my-account/reviews/31/change').at(-1)?.payload).toMatchObject({
    kept: [],
    stars: 3.5,
    text: 'Pekné.',
  });
});

test('a product not bought or already reviewed shows a message and a link instead of the form (P11)', async () => {
  const bought = await open('product=kabat', { open: [goods] });
  expect(screen.getByText(/^Hodnotiť môžete len to/)).toBeVisible();
  bought.unmount();
  await open('line=7', { written: [{ ...review, state: 'published' }] });

  expect(screen.getByText('Tento nákup ste už ohodnotili.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Na hodnotenia' })).toHaveAttribute('href', '/my-account/reviews');
});

test('server errors are shown at their fields, and the other input stays (H16, H22)', async () => {
  const validation = { attachments: ['Toto nie je fotka'], nick: ['Inak, prosím'] };
  const { user } = await open(
    'review=31',
    { written: [review] },
    refuses(changeReview, { code: 'validation', status: 422, validation }),
  );

  await user.click(screen.getByRole('button', { name: 'Odoslať hodnotenie' }));

  expect(await screen.findByText('Toto nie je fotka')).toBeVisible();
  expect(screen.getByLabelText('Meno alebo prezývka')).toHaveAccessibleDescription(/Inak, prosím/);
  expect(screen.getByLabelText('Váš názor')).toHaveValue('Pekné.');
});
