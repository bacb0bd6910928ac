import {
  type AfterSale,
  type PlacedOrder,
  readAfterSale,
  readBaseInit,
  readConfirmInit,
  readPaymentStatus,
  writeLog,
} from '@odeta/contracts';
import { baseInitOf, cartItemOf, summaryOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, refuses, renderInStorefront } from '@odeta/storefront/testing';
import ConfirmPage from '../src/confirm/confirm.page.tsx';
import { enterConfirm } from '../src/confirm/enter-confirm.ts';
import { messages } from '../src/messages/index.ts';

export const ID = '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11';
export const order: PlacedOrder = {
  id: ID,
  number: 'PL 2611 0482',
  placedAt: '2026-11-20T09:42:00.000Z',
  firstName: 'Anna',
  state: 'payment-failed',
  paid: false,
  failure: 'Bank odrzucił płatność.',
  payAgain: {
    methods: [
      { key: 'card', name: 'Karta' },
      { key: 'blik', name: 'BLIK' },
    ],
    until: '2026-11-20T10:42:00.000Z',
  },
  payment: { key: 'card', name: 'Karta' },
  shipping: { key: 'courier', name: 'Kurier', arrivesOn: '2026-11-24', laterArrivesOn: null },
  shipTo: ['Anna Lis'],
  point: null,
  items: [{ ...cartItemOf(), later: false }],
  progress: null,
  parcels: [],
  invoices: [],
  summary: summaryOf({ total: 31.17 }),
};
export const pending: PlacedOrder = { ...order, state: 'payment-pending', failure: null };
export const accepted: PlacedOrder = { ...order, state: 'accepted', paid: true, failure: null, payAgain: null };
export const confirmation = (shown: PlacedOrder, parts = {}) =>
  answers(readConfirmInit, {
    ...{
      email: 'anna@example.pl',
      hurraTagManager: {},
      newsletterSubscribed: false,
      newsletterAsked: false,
      showPushNotification: false,
    },
    ...{ net_amount: 25.98, order: shown, isOwn: false, canRegister: false, ...parts },
  });
export const statusAnswer = (paymentStatus: 'pending' | 'success') =>
  answers(readPaymentStatus, {
    ...{ paymentStatus, redirect: null, message: null, failure: null, payment: 'card', expiresAt: null },
  });

/** Nothing can be done with the order any more. */
export const nothing: AfterSale = {
  ...{ mayCancel: false, mayAmend: false, withdrawal: null, withdrawalUrl: '/pomoc/odstapienie/', kinds: [] },
  ...{ claimsUrl: '/pomoc/zwroty/', returns: [], refunds: [], vouchers: [] },
};

/** The Polish page of an order with its id in the address. `afterSale`: `null` if it cannot be read. */
export async function openOrder(shown: PlacedOrder, parts = {}, afterSale: AfterSale | null = nothing) {
  const { default: confirm } = await messages.pl();
  const storefront = createTestStorefront({
    country: 'pl',
    messages: { confirm },
    api: [
      answers(readBaseInit, baseInitOf()),
      answers(writeLog, {}),
      confirmation(shown, parts),
      afterSale ? answers(readAfterSale, { afterSale }) : refuses(readAfterSale, { code: 'unexpected', status: 500 }),
    ],
  });
  const placed: string[] = [];
  storefront.events.on('order.placed', ({ orderNumber }) => placed.push(orderNumber));
  await enterConfirm(storefront, new URLSearchParams(`order=${ID}`));
  storefront.prepare(statusAnswer('pending'));
  const url = `/confirm?order=${ID}`;
  const open = () => act(() => renderInStorefront(<ConfirmPage />, { storefront, url }));
  return { storefront, placed, open };
}
