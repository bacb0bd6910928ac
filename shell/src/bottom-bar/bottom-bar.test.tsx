import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { messages } from '../messages/index.ts';
import { BottomBar } from './bottom-bar.tsx';

async function renderBar(visitor: object = {}, url = '/') {
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({ messages: { shell } });
  Object.assign(storefront.session.state, visitor);
  const staticUrls = { home: '/', wishlist: '/wishlist/', cart: '/cart', backToShop: '/' };
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { staticUrls });
  return renderInStorefront(<BottomBar />, { storefront, url });
}

const link = (name: RegExp) => screen.getByRole('link', { name });

test('the bottom bar has four links with their addresses and a menu button (B5)', async () => {
  await renderBar();

  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    ...['/', '/wishlist/', '/cart', '/my-account/'],
  ]);
  expect(screen.getByRole('button', { name: 'Sortiment' })).toHaveAttribute('aria-haspopup', 'dialog');
});

test('the wishlist and cart links show the number of their items (B5)', async () => {
  await renderBar({ wishlistCount: 4, cartItemsCount: 2 });

  expect(link(/Obľúbené/)).toHaveTextContent('4');
  expect(link(/Košík/)).toHaveTextContent('2');
});

test('the account link shows the number of codes only to a customer with an account (B5)', async () => {
  const { unmount } = await renderBar({ hasAccount: true, userCodesCount: 3 });
  expect(link(/účet/)).toHaveTextContent('3');
  unmount();

  await renderBar({ hasAccount: false, userCodesCount: 3 });
  expect(link(/účet/)).not.toHaveTextContent('3');
});

test('the link to the current page is marked, unless the menu is open', async () => {
  const { unmount } = await renderBar({}, '/cart');
  expect(link(/Košík/)).toHaveAttribute('aria-current', 'page');
  unmount();

  await renderBar({}, '/cart?menu=open');
  expect(link(/Košík/)).not.toHaveAttribute('aria-current');
});
