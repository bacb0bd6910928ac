import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, type Session, send } from '../page-session.ts';

const CARD = { number: '4444333322221111', expiry: '12/30', cvc: '123', save: '1', do: 'pay' };

const consents = ['regulationsAgreement', 'privacyAgreement'];

/** The nearest open point to a post code that takes payments in advance, as the API lists it. */
export async function findPoint(address: string, session: Session, postCode: string) {
  const search = { search: postCode, shippingList: [], offset: 0 };
  const { points } = await call(address, session, '/checkout/shipping-points/list-search', search);
  return points.find(({ disabled, acceptedPayment }: typeof points) => !disabled && acceptedPayment.online);
}

/**
 * Orders the cart of an account to a point near a post code, and pays by a card that the test bank keeps for the customer, who is confirmed in
 * this browser.
 */
export async function orderWithSavedCard(address: string, session: Session, postCode: string): Promise<void> {
  const point = await findPoint(address, session, postCode);
  const shipping = { shipping: 'pick_up_point', shippingPostcode: postCode };
  await call(address, session, '/checkout/shipping', shipping);
  await call(address, session, '/checkout/shipping-points/choose', {
    ...shipping,
    ...{ id: point.id, shippingType: point.type },
  });
  await call(address, session, '/checkout/payment', { payment: 'card' });
  const order = { basketConsents: consents, windowBreakpoint: 'xs' };
  const key = { 'idempotency-key': randomUUID() };
  const { redirect, payment } = await call(address, session, '/checkout/order', order, key);
  await fetch(new URL(redirect, address), { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
  await whenPaid(address, session, payment.orderId);
  await call(address, session, '/my-account/confirm/password', { currentPassword: PASSWORD });
}

async function call(
  address: string,
  { cookie, token }: Session,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
) {
  return (await (await send(address, `/api${path}`, payload, cookie, token, headers)).json()).body;
}

async function whenPaid(address: string, { cookie }: Session, orderId: string) {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await fetch(`${address}/api/checkout/order/${orderId}/payment-status`, { headers: { cookie } });
    if ((await answer.json()).body?.paymentStatus === 'success') return;
    await pause(500);
  }
  throw new Error('The order before was not paid');
}
