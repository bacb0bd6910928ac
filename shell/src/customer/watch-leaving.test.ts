/** @jest-environment @odeta/build/dom-environment */
import { createTestStorefront } from '@odeta/storefront/testing';
import { createRouteTable } from '../routing/route-table.ts';
import { watchLeaving } from './watch-leaving.ts';

test('a log-out removes only the entries of the remotes from session storage (P1)', () => {
  const storefront = createTestStorefront();
  storefront.storeOf(createRouteTable).state.routes = [
    { remote: 'checkout', path: '/checkout' },
    { remote: 'help', path: '/pomoc/:slug?' },
  ];
  sessionStorage.setItem('checkout.customer', '{"firstName":"Jana"}');
  sessionStorage.setItem('help.contact', '{"email":"jana@example.sk"}');
  sessionStorage.setItem('menu-tab', '1');
  watchLeaving(storefront, window);

  storefront.events.emit('customer.left', {});

  expect(Object.keys(sessionStorage)).toEqual(['menu-tab']);
});
