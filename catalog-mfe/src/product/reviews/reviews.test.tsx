import { readReviews } from '@odeta/contracts';
import {
  answers,
  createTestStorefront,
  renderInStorefront,
  screen,
  unreachable,
  within,
} from '@odeta/storefront/testing';
import { reviewOf, reviewsOf } from '../../../testing/reviews.ts';
import { messages } from '../../messages/index.ts';
import { Reviews } from './reviews.tsx';

async function render(reviews = reviewsOf()) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  return renderInStorefront(<Reviews slug="kabat" reviews={reviews} />, { storefront });
}

test('ratings are shown as text: the average, the distribution and the size fit', async () => {
  await render();

  expect(screen.getByText('4,6')).toBeInTheDocument();
  expect(screen.getByText('Hviezdičky: 5, hodnotenia: 29')).toBeInTheDocument();
  expect(screen.getByText('Hviezdičky: 1, hodnotenia: 0')).toBeInTheDocument();
  expect(screen.getByText(': väčšia, než čakáte')).toBeInTheDocument();
});

test('beside the reviews stands who may write them and how they are checked (P11)', async () => {
  await render();

  expect(screen.getByText(/Hodnotiť môže len ten, kto výrobok kúpil\./)).toBeVisible();
});

test('a review shows its author, date, size and whether the purchase is verified', async () => {
  await render();
  const [first, , third] = screen.getAllByRole('listitem').slice(-3) as HTMLElement[];

  expect(first).toHaveTextContent('Zákazník 1');
  expect(first).toHaveTextContent('18. 11. 2026');
  expect(first).toHaveTextContent('Overený nákup · Veľkosť 38 · sedí presne');
  expect(third).not.toHaveTextContent('Overený nákup');
});

test('more reviews are appended, and the first new review receives the focus', async () => {
  const { storefront, user } = await render();
  const all = Array.from({ length: 10 }, (_, index) => reviewOf(String(index + 1)));
  storefront.prepare(answers(readReviews, { reviews: all, writtenCount: 15 }));

  await user.click(screen.getByRole('button', { name: 'Zobraziť ďalších 12 hodnotení' }));

  const fourth = (await screen.findByText('Zákazník 4')).closest('li');
  expect(fourth).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Zobraziť ďalších 5 hodnotení' })).toBeInTheDocument();
});

test('when more reviews fail to load, an error is shown and the loaded reviews stay', async () => {
  const { storefront, user } = await render();
  storefront.prepare(unreachable(readReviews));

  await user.click(screen.getByRole('button', { name: /^Zobraziť/ }));

  expect(within(screen.getByRole('alert')).getByText(/nepodarilo načítať/)).toBeInTheDocument();
  expect(screen.getByText('Text 1')).toBeInTheDocument();
});

test('the retry button keeps the focus after a failure, and a successful retry focuses the first new review (P11)', async () => {
  const { storefront, user } = await render();
  storefront.prepare(unreachable(readReviews));
  const button = screen.getByRole('button', { name: 'Zobraziť ďalších 12 hodnotení' });

  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Skúsiť znova' })).toHaveFocus();
  expect(within(screen.getByRole('alert')).queryByRole('button')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Skúsiť znova' })).toHaveFocus();
  const all = Array.from({ length: 10 }, (_, index) => reviewOf(String(index + 1)));
  storefront.prepare(answers(readReviews, { reviews: all, writtenCount: 15 }));
  await user.keyboard('{Enter}');

  expect((await screen.findByText('Zákazník 4')).closest('li')).toHaveFocus();
});

test('a retry of failed filters keeps the focus on the button, because it has no first new review (P11)', async () => {
  const { storefront, user } = await render();
  storefront.prepare(unreachable(readReviews));
  await user.selectOptions(screen.getByLabelText('Hviezdičky'), '5 hviezdičiek');
  const all = Array.from({ length: 10 }, (_, index) => reviewOf(String(index + 1)));
  storefront.prepare(answers(readReviews, { reviews: all, writtenCount: 15 }));

  await user.click(await screen.findByRole('button', { name: 'Skúsiť znova' }));

  expect(await screen.findByRole('button', { name: 'Zobraziť ďalších 5 hodnotení' })).toHaveFocus();
});

test('ratings without texts show no review list and no empty size scale', async () => {
  await render(reviewsOf({ latest: [], writtenCount: 0, fit: null }));

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Veľkosť')).not.toBeInTheDocument();
});

test('reviews can be filtered by stars, size, height and photos; their number is shown, and no results offer a reset (P11)', async () => {
  const { storefront, user } = await render();
  storefront.prepare(answers(readReviews, { reviews: [], writtenCount: 0 }));

  await user.selectOptions(screen.getByLabelText('Hviezdičky'), '1 hviezdička');
  await user.selectOptions(screen.getByLabelText('Veľkosť'), '38 (6)');
  await user.selectOptions(screen.getByLabelText('Výška'), '160–169 cm (3)');
  await user.click(screen.getByRole('checkbox', { name: 'S fotkami (2)' }));

  expect(storefront.sent.at(-1)?.query).toMatchObject({
    ...{ stars: '1', size: '38', height: '160-169', photos: '1', page: '1' },
  });
  expect(await screen.findByText('0 hodnotení')).toBeInTheDocument();
  storefront.prepare(answers(readReviews, { reviews: [reviewOf('9')], writtenCount: 1 }));
  await user.click(screen.getByRole('button', { name: 'Zobraziť všetky' }));
  expect(await screen.findByText('Text 9')).toBeVisible();
  expect(screen.getByLabelText('Hviezdičky')).toHaveValue('');
});

test('photos are enlarged with a button, and arrow keys move between them (P11)', async () => {
  const photos = ['a', 'b'].map((id) => ({ id, width: 900, height: 600 }));
  const { user } = await render(
    reviewsOf({ latest: [reviewOf('1', { photos, height: 172, tags: ['warm', 'newer'] })] }),
  );
  expect(screen.getByText(/výška 172 cm · hreje$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Fotka 1 z 2, zväčšiť' }));
  expect(await screen.findByRole('img', { name: 'Fotka 1 z 2, Zákazník 1' })).toBeVisible();
  screen.getByRole('button', { name: 'Ďalší obrázok' }).focus();
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('img', { name: 'Fotka 2 z 2, Zákazník 1' })).toBeVisible();
});

test('the most frequent review tag is shown with its count (P11)', async () => {
  await render();

  expect(screen.getByText('dobrá kvalita 12')).toBeVisible();
});
