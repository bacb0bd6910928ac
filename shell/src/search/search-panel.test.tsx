import { addWish, readSearchStart, readSuggestion } from '@odeta/contracts';
import { act, answers, createTestStorefront, renderInStorefront, screen, unreachable } from '@odeta/storefront/testing';
import { Alerts } from '@odeta/ui';
import { messages } from '../messages/index.ts';
import { SearchForm } from './search-form.tsx';

const skirt = {
  ...{ id: '2', catalogNumber: '204-118-02', name: 'Sukňa', url: '/p/sukna', badge: null, rating: null },
  ...{ price: 31.99, pricePromo: null, priceOld: null, discountPercent: null },
  ...{ picture: { path: 'skirt-ink/front', alt: '' }, colors: [], shownColor: 'ink' },
};
const wish = { productId: '2', color: 'ink' };

async function openPanel(...api: ReturnType<typeof answers>[]) {
  localStorage.clear();
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({
    api: [answers(readSearchStart, { popular: [{ name: 'šaty', products: 14 }], viewed: [skirt] }), ...api],
    messages: { shell },
  });
  const page = (
    <>
      <SearchForm />
      <Alerts placement="page" />
    </>
  );
  const { user } = await renderInStorefront(page, { storefront });
  await user.click(screen.getByRole('textbox'));
  await screen.findByRole('link', { name: 'Sukňa' });
  return { storefront, user };
}

const heart = (pressed: boolean) => screen.getByRole('button', { name: 'Obľúbené: Sukňa', pressed });

test('a product in the search panel is put on the wishlist by keyboard, is counted, and the panel stays open (P14)', async () => {
  const { storefront, user } = await openPanel(answers(addWish, { wishlist: [wish] }));

  await user.tab();
  expect(screen.getByRole('link', { name: 'Sukňa' })).toHaveFocus();
  await user.tab();
  expect(heart(false)).toHaveFocus();
  await user.keyboard(' ');

  expect(heart(true)).toHaveFocus();
  expect(storefront.sent.at(-1)).toMatchObject({ path: addWish.path, payload: { ...wish, variantId: null } });
  expect(storefront.session.state.wishlistCount).toBe(1);
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
});

test('without viewed goods the search panel shows from the first focus what the country likes most (C4)', async () => {
  localStorage.clear();
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({
    api: [answers(readSearchStart, { popular: [], viewed: [], liked: [skirt] })],
    messages: { shell },
  });
  const { user } = await renderInStorefront(<SearchForm />, { storefront });

  await user.click(screen.getByRole('textbox'));

  expect(await screen.findByRole('link', { name: 'Sukňa' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Najčastejšie kupované' })).toBeVisible();
});

test('a phrase that matches nothing leaves what the country likes in the search panel, and its number is announced (C3, C4)', async () => {
  localStorage.clear();
  const { default: shell } = await messages.sk();
  const nothing = { items: [], answers: [], products: [], productCount: 0, hasMore: false };
  const storefront = createTestStorefront({
    api: [answers(readSearchStart, { popular: [], viewed: [], liked: [skirt] }), answers(readSuggestion, nothing)],
    messages: { shell },
  });
  const { user } = await renderInStorefront(<SearchForm />, { storefront });

  await user.click(screen.getByRole('textbox'));
  await user.keyboard('xqzwv');

  expect(await screen.findByText('0 návrhov', {}, { timeout: 5_000 })).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: 'Najčastejšie kupované' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sukňa' })).toBeVisible();
});

test('Escape on a product closes the search panel and returns the focus to the field (C3)', async () => {
  const { user } = await openPanel();
  await user.tab();
  await user.tab();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('link', { name: 'Sukňa' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('a product that is on the wishlist has a filled heart in the search panel, too (P14)', async () => {
  const { storefront } = await openPanel();
  expect(heart(false)).toBeVisible();

  await act(async () => storefront.events.emit('wishlist.changed', { wishlist: [wish] }));

  expect(heart(true)).toBeVisible();
});

test('a heart in the search panel whose change fails is reset, and an alert says why (P14)', async () => {
  const { user } = await openPanel(unreachable(addWish));

  await user.click(heart(false));

  expect(await screen.findByText(/^Obľúbené sa nezmenili/)).toBeVisible();
  expect(heart(false)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sukňa' })).toBeVisible();
});
