import { act, createTestStorefront, renderInStorefront, screen } from '@odeta/shared/testing';
import { createChromeStore } from '../chrome/chrome.store.ts';
import { messages } from '../messages/index.ts';
import type { RemoteMount } from '../remotes.ts';
import { Header } from './header.tsx';

const shop = { mount: '/' };
const cart = { mount: '/cart', inPage: true };
const checkout = { mount: '/checkout', inPage: true, simpleHeader: true };

async function render(remote: Partial<RemoteMount> | undefined, url: string) {
  const { texts: shell } = await messages.sk();
  const storefront = createTestStorefront({ messages: { shell } });
  const entry = { id: '1', categoryType: 'standard' as const, opens: true };
  Object.assign(storefront.storeOf(createChromeStore).state, {
    menu: [
      { ...entry, name: 'Ženy', link: '/c/zeny/' },
      { ...entry, id: '2', name: 'Muži', link: '/c/muzi/' },
    ],
    staticUrls: { home: '/', wishlist: '/wishlist/', cart: '/cart', backToShop: '/c/novinky' },
  });
  return renderInStorefront(<Header remote={remote} />, { storefront, url });
}

test('a page in the shop shows the departments and marks its own', async () => {
  await render(shop, '/c/zeny');

  expect(screen.getByRole('link', { name: 'Ženy' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Muži' })).not.toHaveAttribute('aria-current');
});

test('the header counts what is in the cart', async () => {
  const { storefront } = await render(shop, '/');
  expect(screen.getByRole('link', { name: 'Košík' })).toHaveAttribute('href', '/cart');

  await act(async () => storefront.events.emit('cart.changed', { cartItemsCount: 3 }));

  expect(screen.getByRole('link', { name: 'Košík 3' })).toBeInTheDocument();
});

test('checkout leads back to the cart and nowhere else but home', async () => {
  await render(checkout, '/checkout');

  expect(screen.getByRole('link', { name: 'Späť do košíka' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the cart with a simple header leads back to the shop', async () => {
  await render({ ...cart, simpleHeader: true }, '/cart');

  expect(screen.getByRole('link', { name: 'Pokračovať v nákupe' })).toHaveAttribute('href', '/c/novinky');
});
