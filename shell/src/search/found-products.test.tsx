import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { FoundProducts } from './found-products.tsx';

async function render(found: { count: number; hasMore: boolean }) {
  const storefront = createTestStorefront();
  await addLaterTexts(storefront);
  await renderInStorefront(<FoundProducts products={[]} areViewed={false} phrase="šaty" {...found} />, { storefront });
}

test('the link to all results shows their number, or “more than” a number when there are more (C3)', async () => {
  await render({ count: 14, hasMore: false });
  expect(screen.getByRole('link', { name: 'Všetkých 14 výsledkov' })).toHaveAttribute('href', '/search/%C5%A1aty/');

  await render({ count: 1000, hasMore: true });
  expect(screen.getByRole('link', { name: /^Viac ako 1\s000 výsledkov$/ })).toBeInTheDocument();
});
