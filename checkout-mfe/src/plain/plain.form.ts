import { agreementTypes, FORM_PROOF, needsCode, ORDER_KEY } from '@odeta/contracts';
import type { FormAction, FormFields, Storefront } from '@odeta/storefront';
import { fieldIssues } from '@odeta/ui/forms';
import { issueTexts } from '@odeta/ui/forms/posted';
import { customerSchema, normalizePostCode, orderSchema } from '@odeta/validation';
import { customerFieldsOf } from '../checkout/form/customer-fields.ts';
import { sendOrder } from '../checkout/placing/order.api.ts';
import { seenGoodsOf } from '../checkout/placing/seen-goods.ts';
import { fetchCheckout, sendCustomer, sendPayment, sendPoint, sendShipping } from '../checkout/state/checkout.api.ts';
import { isPaymentHidden } from '../checkout/state/checkout-state.ts';
import { plainAddress, pointsAddress, waitingAddress, withoutScripts } from './plain-address.ts';
import { invoiceIn } from './posted-invoice.ts';

type Init = Awaited<ReturnType<typeof fetchCheckout>>;

/** The e-mail, the address, and how the goods are delivered. */
export const saveDetails: FormAction = async (storefront, fields) => {
  const { api, session, i18n } = storefront;
  const init = await fetchCheckout(api, null);
  const customer = customerIn(fields, session.country.code);
  const method = init.shippingPayment.find(({ key }) => key === fields.one('shipping'));
  const issues = fieldIssues(customerSchema(rulesOf(storefront, init, method?.phoneRequired)), customer);
  const errors = {
    ...textsOf(storefront, issues),
    ...(!method && textsOf(storefront, { shipping: 'choose-shipping' })),
  };
  if (!method || Object.keys(errors).length > 0) return { errors };

  await sendCustomer(api, customer);
  const { postcode } = await sendShipping(api, method.key, customer.postCode);
  if (!postcode) return { errors: { postCode: i18n.t('delivery.post-code-refused', { ns: 'checkout' }) } };
  return { to: plainAddress(method.map ? 'point' : 'payment') };
};

/** Leads to the points nearest to a place. */
export const findPoint: FormAction = async (_, fields) => ({
  to: pointsAddress(fields.one('search').slice(0, 100).toWellFormed()),
});

export const choosePoint: FormAction = async (storefront, fields) => {
  const { api } = storefront;
  const { shipping, shippingPointId } = await fetchCheckout(api, null);
  const id = fields.one('point');
  // The API removes a choice that is made twice.
  if (id !== shippingPointId) await sendPoint(api, { id, shipping });
  return { to: plainAddress('payment') };
};

export const choosePayment: FormAction = async (storefront, fields) => {
  const payment = fields.one('payment');
  if (payment === '') return { errors: textsOf(storefront, { payment: 'choose-payment' }) };
  await sendPayment(storefront.api, payment);
  return { to: plainAddress('order') };
};

/** Places the order with the consents and for the total that the page showed. The same page sends the same order. */
export const orderByForm: FormAction = async (storefront, fields) => {
  const { api } = storefront;
  const consents = agreementTypes.filter((type) => fields.has(type));
  const init = await fetchCheckout(api, null);
  const given = Object.fromEntries(agreementTypes.map((type) => [type, consents.includes(type)]));
  const blikCode = fields.one('blikCode').replace(/\D/g, '');
  const invoice = invoiceIn(fields, storefront.session.country.code);
  const missing = {
    ...invoice.issues,
    ...(init.redirect === null && missingIn(storefront, init, { ...given, blikCode })),
  };
  if (Object.keys(missing).length > 0) return { errors: textsOf(storefront, missing) };

  const key = fields.one('key');
  const total = Number(fields.one('total'));
  const answer = await sendOrder(
    api,
    {
      basketConsents: consents,
      ...{ windowBreakpoint: 'xxs', blikCode, walletToken: '', total },
      ...(invoice.company && { invoice: invoice.company }),
      // The cart of an order that is sent again is empty.
      seen: init.redirect === null ? seenGoodsOf(init) : { cartItems: [], shippingCost: 0 },
    },
    { key: ORDER_KEY.test(key) ? key : '', bot: FORM_PROOF },
  );
  if (answer.listener && answer.payment) return { to: waitingAddress(answer.payment.orderId) };
  return { to: withoutScripts(answer.redirect) };
};

function missingIn(storefront: Storefront, init: Init, given: Record<string, boolean | string>) {
  const { shipping, payment, shippingPayment, shippingPointId, agreements, customer } = init;
  const method = shippingPayment.find(({ key }) => key === shipping);
  const schema = orderSchema({
    ...rulesOf(storefront, init, method?.phoneRequired),
    isPaymentHidden: isPaymentHidden(init),
    isCodeNeeded: needsCode(payment),
    isPointNeeded: method?.map ?? false,
    agreements,
  });
  const chosen = { shipping: shipping ?? '', shippingPoint: shippingPointId ?? '', payment: payment ?? '' };
  return fieldIssues(schema, { ...customerFieldsOf(customer), ...chosen, ...given });
}

function customerIn(fields: FormFields, country: Parameters<typeof normalizePostCode>[0]) {
  const names = Object.keys(customerFieldsOf(null));
  const typed = customerFieldsOf(Object.fromEntries(names.map((name) => [name, fields.one(name)])));
  return { ...typed, postCode: normalizePostCode(country, typed.postCode) };
}

const rulesOf = ({ session }: Storefront, init: Init, phoneRequired = false) => ({
  country: session.country.code,
  patterns: init.validationPatterns,
  emailExceptions: init.emailExceptions,
  phoneRequired,
  isStreetTypeKnownEmpty: init.customer?.isAuthorized === true && init.customer.streetType === '',
});

const textsOf = ({ i18n }: Storefront, issues: Record<string, string>) =>
  issueTexts(issues, i18n.getFixedT(null, 'checkout'));
