import type { AnswerOf, CountryCode, chooseShipping, PayloadOf } from '@odeta/shared/contracts';
import { notBlocked, postCode } from '@odeta/shared/validation';
import * as v from 'valibot';
import type { Deps } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owner } from '../http/visitor.ts';
import { summaryOf } from '../shop/cart-answer.ts';
import type { CountrySettings } from '../shop/settings.ts';
import { billOf } from '../shop/summary.ts';
import { findPoint, saveChoice } from './delivery.repository.ts';

/** J5–J7. Chooses a method, or none; a payment that it does not offer is given up with it. */
export async function selectShipping(
  deps: Deps,
  owner: Owner,
  { shipping, shippingPostcode, shippingPointId }: PayloadOf<typeof chooseShipping>,
): Promise<AnswerOf<typeof chooseShipping>> {
  const shop = deps.settings.of(owner.country);
  if (shipping !== null && !shop.methods.some(({ key }) => key === shipping)) throw new Refusal('unknown-shipping');
  const pointId = shippingPointId === undefined ? null : await findPoint(deps.db, owner.country, shippingPointId);
  if (pointId === undefined) throw new Refusal('not-found');

  const before = await deps.basketOf(owner);
  const payment = keptPayment(shop, shipping, before.payment);
  await saveChoice(deps.db, owner, { shipping, payment, pointId, shippingPostCode: shippingPostcode });
  const bill = billOf(await deps.basketOf(owner), shop);
  return {
    postcode: shippingPostcode === '' || isDelivered(owner.country, shippingPostcode),
    orderRecapHandledErrors: [],
    summary: summaryOf(bill.summary, shop),
    payment,
  };
}

/** M1. Chooses a payment that the chosen method offers, or any that is offered while none is chosen. */
export async function selectPayment(deps: Deps, owner: Owner, payment: string | null) {
  const shop = deps.settings.of(owner.country);
  const basket = await deps.basketOf(owner);
  if (payment !== null) demandOffered(shop, basket.shipping, payment);
  await saveChoice(deps.db, owner, { payment });
  const bill = billOf({ ...basket, payment }, shop);
  return { payment, summary: summaryOf(bill.summary, shop) };
}

function demandOffered({ methods }: CountrySettings, shipping: string | null, payment: string) {
  const offers = methods
    .filter(({ key }) => shipping === null || key === shipping)
    .flatMap(({ payments }) => payments.filter(({ key }) => key === payment));
  if (offers.length === 0) throw new Refusal('unknown-payment');
  if (offers.every(({ disabled }) => disabled)) throw new Refusal('payment-disabled');
}

function keptPayment({ methods }: CountrySettings, shipping: string | null, payment: string | null) {
  const method = methods.find(({ key }) => key === shipping);
  return method?.payments.some(({ key, disabled }) => key === payment && !disabled) ? payment : null;
}

const isDelivered = (country: CountryCode, code: string) =>
  v.is(v.pipe(v.string(), postCode(country), notBlocked(country)), code.trim());
