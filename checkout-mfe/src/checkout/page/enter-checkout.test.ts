/** @jest-environment @odeta/build/dom-environment */
import { readCheckoutInit, readPaymentStatus } from '@odeta/contracts';
import { checkoutInitOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, refuses, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { enterCheckout } from './enter-checkout.ts';

async function enter(search: string) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [answers(readCheckoutInit, checkoutInitOf()), refuses(readPaymentStatus, { code: 'not-found', status: 404 })],
  });
  globalThis.history.replaceState(null, '', `/checkout${search}`);
  await enterCheckout(storefront, new URLSearchParams(search));
  return { storefront, alerts: storefront.storeOf(createAlertsStore).state.alerts };
}

test('a customer returning after a password change sees one message about it (J1)', async () => {
  const { alerts } = await enter('?single=1&passwordChanged=true');

  expect(alerts).toMatchObject([
    { type: 'success', message: 'Heslo je zmenené. Pokračujte v objednávke.', autoclose: true, closable: true },
  ]);
  expect(globalThis.location.search).toBe('?single=1');
});

test('a customer coming from the cart sees no message (J1)', async () => {
  const { alerts } = await enter('');

  expect(alerts).toEqual([]);
});

test('the order is shown together with the messages of the shop above it, so that nothing moves when they come', async () => {
  const storefront = createTestStorefront({ api: [answers(readCheckoutInit, checkoutInitOf())] });
  const { state } = storefront.storeOf(createCheckoutStore);
  storefront.session.state.status = 'loading';

  const entered = enterCheckout(storefront, new URLSearchParams());
  await waitFor(() => expect(storefront.sent.map(({ path }) => path)).toContain(readCheckoutInit.path));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(state.status).toBe('loading');
  Object.assign(storefront.session.state, { status: 'ready', checkoutNotifications: ['Doručíme do Vianoc'] });
  await entered;

  expect(state.status).toBe('ready');
});

test('the payment-back parameter of the URL is sent to the server (J1)', async () => {
  const { storefront } = await enter('?payment-back=7f1c');

  const asked = storefront.sent.filter(({ path }) => path === readCheckoutInit.path);
  expect(asked.map(({ query }) => query)).toEqual([{ 'payment-back': '7f1c' }]);
});
