import {
  addItem,
  addWish,
  endWishlistShare,
  readHome,
  readSharedWishlist,
  readWishlist,
  removeWish,
  shareWishlist,
  type WishlistItem,
} from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import {
  answers,
  createTestStorefront,
  refuses,
  renderInStorefront,
  screen,
  unreachable,
  within,
} from '@odeta/storefront/testing';
import { home } from '../../testing/home.ts';
import { cardOf, variantOf } from '../../testing/product.ts';
import { wishlistItemOf, wishlistOf } from '../../testing/wishlist.ts';
import { messages } from '../messages/index.ts';
import SharedWishlistPage from './shared-wishlist.page.tsx';
import { createSharedWishlistStore } from './shared-wishlist.store.ts';
import WishlistPage from './wishlist.page.tsx';
import { createWishlistStore } from './wishlist.store.ts';

const wishlist = [{ productId: '1', color: 'camel' }];
const usual = [
  answers(addWish, { wishlist }),
  answers(removeWish, { wishlist: [] }),
  answers(addItem, cartAnswerOf([cartItemOf({ id: '11' })])),
  // Below an empty list.
  answers(readHome, home),
];

async function render(items: WishlistItem[], { api = [] as typeof usual, hasAccount = false } = {}) {
  const { default: catalog } = await messages.sk();
  const list = answers(readWishlist, wishlistOf(items, { hasAccount }));
  const storefront = createTestStorefront({ api: [list, ...usual, ...api], messages: { catalog } });
  await storefront.storeOf(createWishlistStore).load();
  return renderInStorefront(<WishlistPage />, { storefront, url: '/wishlist/' });
}

const press = { name: 'Do košíka' };

test('an empty wishlist shows a message (P14)', async () => {
  await render([]);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zatiaľ tu nič nevisí');
});

test('a guest sees a note that the wishlist is only in this browser; a customer with an account does not (P14)', async () => {
  const { unmount } = await render([wishlistItemOf()]);
  expect(screen.getByText(/len v tomto prehliadači/)).toBeInTheDocument();
  unmount();

  await render([wishlistItemOf()], { hasAccount: true });
  expect(screen.queryByText(/len v tomto prehliadači/)).not.toBeInTheDocument();
});

test('buying without a size focuses the size field, and then adds the selected size to the cart (P14)', async () => {
  const { user, storefront } = await render([wishlistItemOf()]);
  const size = screen.getByRole('combobox', { name: 'Veľkosť: Vlnený kabát' });

  await user.click(screen.getByRole('button', press));
  expect(size).toHaveFocus();
  expect(screen.getByText('Najprv vyberte veľkosť')).toBeInTheDocument();
  await user.selectOptions(size, '36');
  await user.click(screen.getByRole('button', press));

  expect(storefront.sent.at(-1)).toMatchObject({ path: '/checkout/items/add', payload: { variantId: '11' } });
  expect(storefront.sent).toContainEqual(
    expect.objectContaining({ path: '/wishlist/add', payload: { productId: '1', color: 'camel', variantId: '11' } }),
  );
  expect(screen.getByRole('link', { name: 'V košíku' })).toHaveAttribute('href', '/cart');
});

test('a sold-out size offers a stock notice; the reason why another size was not added is shown (P14)', async () => {
  const message = { type: 'error' as const, message: 'Tento výrobok je vypredaný', autoclose: true, closable: true };
  const { user } = await render([wishlistItemOf({ variantId: '12' })], {
    api: [refuses(addItem, { code: 'sold-out', status: 409, messages: [message] })],
  });
  expect(screen.getByText('V tejto veľkosti vypredané')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upozorniť ma' })).toHaveAttribute('href', '/p/vyrobok-1');

  await user.selectOptions(screen.getByRole('combobox', { name: /Vlnený kabát/ }), '36');
  await user.click(screen.getByRole('button', press));

  expect(screen.getByText('Tento výrobok je vypredaný')).toBeInTheDocument();
});

test('a removed item can be restored, and reappears when the removal fails (P14)', async () => {
  const { user, storefront } = await render([wishlistItemOf()]);
  const remove = () => screen.getByRole('button', { name: 'Odobrať z obľúbených: Vlnený kabát' });

  await user.click(remove());
  expect(screen.getByText('0 položiek')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Vrátiť späť' }));
  expect(screen.getByText('1 položka')).toBeInTheDocument();
  expect(storefront.sent.map(({ path }) => path).slice(-2)).toEqual(['/wishlist/remove', '/wishlist/add']);

  storefront.prepare(unreachable(removeWish));
  await user.click(remove());
  expect(remove()).toBeInTheDocument();
});

test('the wishlist shows price drops, and can be sorted and filtered by stock (P14)', async () => {
  const soldOut = variantOf('21', 'wine', 'size/one', { availability: 3 });
  const { user } = await render([
    wishlistItemOf({ cheaperBy: 30 }),
    wishlistItemOf({ color: 'wine', card: cardOf('2', { name: 'Šaty', price: 10 }), variants: [soldOut] }),
  ]);
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(screen.getByText('2 položky, 1 zlacnela')).toBeInTheDocument();
  expect(screen.getByText('O 30,00 € menej než pri uložení')).toBeInTheDocument();
  expect(names()).toEqual(['Vlnený kabát', 'Šaty']);

  await user.selectOptions(screen.getByRole('combobox', { name: /Zoradiť/ }), 'najnižšia cena');
  expect(names()).toEqual(['Šaty', 'Vlnený kabát']);
  await user.click(screen.getByRole('checkbox', { name: 'Len skladom' }));
  expect(names()).toEqual(['Vlnený kabát']);
});

test('a product that is no longer sold has no link and no buy button (P14)', async () => {
  await render([wishlistItemOf({ offered: false, variants: [], card: cardOf('1', { name: 'Kabát', price: 0 }) })]);

  expect(screen.getByText('Už nie je v ponuke')).toBeInTheDocument();
  expect(screen.queryByRole('button', press)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Kabát' })).not.toBeInTheDocument();
});

test('the share link is available immediately and can be disabled (P14)', async () => {
  const { user } = await render([wishlistItemOf()], {
    api: [answers(shareWishlist, { share: 'k7f2-9qhd' }), answers(endWishlistShare, { share: null })] as never,
  });

  await user.click(screen.getByRole('button', { name: 'Zdieľať zoznam' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue(/\/wishlist\/shared\/k7f2-9qhd\/$/)).toBeInTheDocument();
  await user.click(dialog.getByRole('switch'));

  expect(dialog.getByRole('switch')).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Kopírovať' })).toBeDisabled();
});

test('a shared wishlist shows the visitor’s own hearts, and a message once sharing has ended (P14)', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({
    api: [answers(readSharedWishlist, { products: [cardOf('7', { name: 'Šaty', shownColor: 'wine' })] })],
    messages: { catalog },
  });
  const store = storefront.storeOf(createSharedWishlistStore);
  await store.load('abc');
  const { unmount } = await renderInStorefront(<SharedWishlistPage />, { storefront });
  expect(screen.getByRole('button', { name: 'Obľúbené: Šaty', pressed: false })).toBeInTheDocument();
  unmount();

  storefront.prepare(refuses(readSharedWishlist, { code: 'not-found', status: 404 }));
  await store.load('abc');
  await renderInStorefront(<SharedWishlistPage />, { storefront });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tento zoznam už nie je zdieľaný');
});
