/** @jest-environment jsdom */
import { createTestStorefront } from '@odeta/storefront/testing';
import { watchLeaving } from './leaving-customer.ts';

test('who logs out leaves nothing of the visit on the device, and reads that it is so (P1)', () => {
  const assign = jest.fn();
  const { events } = createTestStorefront();
  sessionStorage.setItem('checkout.customer', '{"firstName":"Jana"}');
  sessionStorage.setItem('help.contact', '{"email":"jana@example.sk"}');
  sessionStorage.setItem('menu-tab', '1');
  watchLeaving({ events }, ['checkout', 'help'], { sessionStorage, location: { assign } as unknown as Location });

  events.emit('customer.left', {});

  expect(Object.keys(sessionStorage)).toEqual(['menu-tab']);
  expect(assign).toHaveBeenCalledWith('/my-account/log-in?left=1');
});
