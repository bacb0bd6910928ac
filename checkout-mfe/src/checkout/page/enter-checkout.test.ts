/** @jest-environment @odeta/build/dom-environment */
import { readCheckoutInit, readPaymentStatus } from '@odeta/contracts';
import { checkoutInitOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
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

test('the payment-back parameter of the URL is sent to the server (J1)', async () => {
  const { storefront } = await enter('?payment-back=7f1c');

  const asked = storefront.sent.filter(({ path }) => path === readCheckoutInit.path);
  expect(asked.map(({ query }) => query)).toEqual([{ 'payment-back': '7f1c' }]);
});
