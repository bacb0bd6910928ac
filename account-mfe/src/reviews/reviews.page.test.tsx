import { deleteReview, type OwnReview, readOwnReviews } from '@odeta/contracts';
import { answers, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { ownReview, reviewedGoods } from '../../testing/reviews.ts';
import * as page from './reviews.page.tsx';

const open = (written: OwnReview[], ...api: ReturnType<typeof answers>[]) =>
  openAccountPage(page, {
    url: '/my-account/reviews',
    api: [answers(readOwnReviews, { open: [{ ...reviewedGoods, lineId: '8' }], written }), ...api],
  });

test('reviewable products link to the form; reviews show their status, and only a pending review can be edited (P11)', async () => {
  await open([
    ownReview(),
    ownReview({ id: '32', state: 'published' }),
    ownReview({ id: '33', state: 'refused', refusal: 'Hodnotenie obsahuje reklamu.' }),
  ]);

  expect(screen.getByRole('link', { name: 'Napísať hodnotenie Šaty midi' })).toHaveAttribute(
    'href',
    '/my-account/reviews/write?line=8',
  );
  const [waiting, published, refused] = within(screen.getByRole('region', { name: 'Vaše hodnotenia' })).getAllByRole(
    'listitem',
  ) as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(waiting).getByRole('link', { name: 'Upraviť Šaty midi' })).toBeVisible();
  expect(within(published).getByText('Zverejnené')).toBeVisible();
  expect(within(published).queryByRole('link', { name: /^Upraviť/ })).not.toBeInTheDocument();
  expect(within(refused).getByText('Nezverejnili sme ho: Hodnotenie obsahuje reklamu.')).toBeVisible();
});

test('deleting a review takes two clicks (P11)', async () => {
  const { user, sentTo } = await open([ownReview()], answers(deleteReview, {}));
  const sent = () => sentTo('/my-account/reviews/31/delete');

  await user.click(screen.getByRole('button', { name: 'Zmazať Šaty midi' }));
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Áno, zmazať Šaty midi' }));

  expect(sent()).toHaveLength(1);
});
