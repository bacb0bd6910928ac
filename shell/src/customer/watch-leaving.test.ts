/** @jest-environment @odeta/build/dom-environment */
import { keepViewed } from '@odeta/storefront/last-viewed';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { createTestStorefront } from '@odeta/storefront/testing';
import { createRouteTable } from '../routing/route-table.ts';
import { rememberTerm } from '../search/search-history.ts';
import { watchLeaving } from './watch-leaving.ts';

test('a log-out removes the entries of remotes and those about the person, and keeps those of the device (P1)', () => {
  const storefront = createTestStorefront();
  storefront.storeOf(createRouteTable).state.routes = [
    { remote: 'catalog', path: '/c/:slug' },
    { remote: 'checkout', path: '/checkout' },
    { remote: 'help', path: '/pomoc/:slug?' },
  ];
  sessionStorage.setItem('checkout.customer', '{"firstName":"Jana"}');
  sessionStorage.setItem('help.contact', '{"email":"jana@example.sk"}');
  sessionStorage.setItem('menu-tab', '1');
  rememberTerm('tehotenské šaty', safeLocalStorage());
  keepViewed('10012', safeLocalStorage());
  for (const key of ['measures', 'garment', 'catalog.my-sizes', 'app-bridge.sequence', 'odeta.last-good.catalog'])
    localStorage.setItem(key, '1');
  watchLeaving(storefront, window);

  storefront.events.emit('customer.left', {});

  expect(Object.keys(sessionStorage)).toEqual(['menu-tab']);
  expect(Object.keys(localStorage).sort()).toEqual(['app-bridge.sequence', 'odeta.last-good.catalog']);
});

test('a log-out in a browser that forbids storage works', () => {
  const storefront = createTestStorefront();
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const page = Object.defineProperties({}, { sessionStorage: { get: refuse }, localStorage: { get: refuse } });
  watchLeaving(storefront, page as Window);

  expect(() => storefront.events.emit('customer.left', {})).not.toThrow();
});
