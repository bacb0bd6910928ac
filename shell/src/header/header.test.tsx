import type { DeclaredRoute } from '@odeta/contracts';
import { act, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { siteContentsFor } from '../layout/site-contents.ts';
import { messages } from '../messages/index.ts';
import { Header } from './header.tsx';

const shop = { path: '/' };
const cart = { path: '/cart', inPage: true };
const checkout = { path: '/checkout', inPage: true, simpleHeader: true };

async function render(route: DeclaredRoute, url: string, client: object = {}) {
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({ messages: { shell } });
  Object.assign(storefront.session.state.client, client);
  const entry = { id: '1', categoryType: 'standard' as const, opens: true };
  Object.assign(storefront.storeOf(createSiteContentsStore).state, {
    menu: [
      { ...entry, name: 'Ženy', link: '/c/zeny/' },
      { ...entry, id: '2', name: 'Muži', link: '/c/muzi/' },
    ],
    topLinks: { wide: '<a href="/pomoc/">Pomoc</a>', narrow: '' },
    staticUrls: { home: '/', wishlist: '/wishlist/', cart: '/cart', backToShop: '/c/novinky' },
  });
  return renderInStorefront(<Header route={route} />, { storefront, url });
}

test('a shop page shows the departments and marks the current one', async () => {
  await render(shop, '/c/zeny');

  expect(screen.getByRole('link', { name: 'Ženy' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Muži' })).not.toHaveAttribute('aria-current');
});

test('the header shows the number of items in the cart', async () => {
  const { storefront } = await render(shop, '/');
  expect(screen.getByRole('link', { name: 'Košík' })).toHaveAttribute('href', '/cart');

  await act(async () => storefront.events.emit('cart.changed', { cartItemsCount: 3 }));

  expect(screen.getByRole('link', { name: 'Košík 3' })).toBeInTheDocument();
});

test('the checkout header links back to the cart and has no navigation', async () => {
  await render(checkout, '/checkout');

  expect(screen.getByRole('link', { name: 'Späť do košíka' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the confirmation links back to the shop, because the cart is empty', async () => {
  await render({ ...checkout, path: '/confirm' }, '/confirm');

  expect(screen.getByRole('link', { name: 'Pokračovať v nákupe' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Späť do košíka' })).not.toBeInTheDocument();
});

test('the cart with a simple header links back to the shop', async () => {
  await render({ ...cart, simpleHeader: true }, '/cart');

  expect(screen.getByRole('link', { name: 'Pokračovať v nákupe' })).toHaveAttribute('href', '/c/novinky');
});

test('the top links are shown in the shop but not in the buying process (B2, B4)', async () => {
  const { unmount } = await render(shop, '/');
  expect(screen.getByRole('link', { name: 'Pomoc' })).toHaveAttribute('href', '/pomoc/');
  unmount();

  await render(cart, '/cart');
  expect(screen.queryByRole('link', { name: 'Pomoc' })).not.toBeInTheDocument();
});

test.each([
  ['in the shop', shop, {}, false],
  ['on the help pages', { path: '/pomoc/:slug?', area: 'help' as const }, {}, true],
  ['in the app', shop, { isApp: true }, true],
])('%s the header shows or hides the search box of narrow screens (B2, E5)', async (_, route, client, isLeftOut) => {
  await render(route, '/', client);
  expect(screen.getByRole('banner').classList.contains('unsearched')).toBe(isLeftOut);
});

test.each([
  [{}, { wide: 'desktop', narrow: 'mobile' }],
  [{ isMobile: true }, { wide: 'desktop', narrow: 'mobile' }],
  [
    { isMobile: true, isApp: true },
    { wide: 'application', narrow: 'application' },
  ],
])('a client %o gets the top links %o for wide and narrow windows (A8, B4)', (client, links) => {
  const { session } = createTestStorefront();
  const topMenu = { application: 'application', desktop: 'desktop', mobile: 'mobile' };
  const { topLinks: _, ...rest } = createTestStorefront().storeOf(createSiteContentsStore).state;

  const contents = siteContentsFor(
    { ...rest, topMenu, providers: [], receivers: [], contact: null },
    { ...session.state.client, ...client },
  );

  expect(contents.topLinks).toEqual(links);
});
