import type { AgreementType, CountryCode, CustomerFields, FieldErrors } from '@odeta/shared/contracts';
import { Refusal } from '../http/refusal.ts';
import { textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import type { Basket } from '../shop/basket.ts';
import { checkCustomer, needsPhone } from '../shop/customer.ts';
import type { CountrySettings, OfferedPayment, ShippingMethod } from '../shop/settings.ts';

/** Everything that an order needs beside the goods, checked. */
export interface OrderTerms {
  customer: CustomerFields;
  shipping: ShippingMethod;
  payment: OfferedPayment;
}

interface Offered {
  basket: Basket;
  customer: CustomerFields;
  consents: readonly AgreementType[];
}

/** H22. Checks by the rules of now what the pages checked by theirs. Throws a `Refusal` with everything that is missing. */
export function checkTerms({ basket, customer, consents }: Offered, shop: CountrySettings): OrderTerms {
  const checked = checkCustomer(customer, shop, needsPhone(shop, basket.shipping));
  const shipping = shop.methods.find(({ key }) => key === basket.shipping);
  const payment = shipping?.payments.find(({ key, disabled }) => key === basket.payment && !disabled);
  const pointMissing = shipping?.map === true && basket.pointId === null;
  if (checked.fields && shipping && payment && !pointMissing && consentsMissing(shop, consents).length === 0) {
    return { customer: checked.fields, shipping, payment };
  }

  const { code } = shop;
  const validation: FieldErrors = {
    ...fieldErrorsOf(code, checked.issues ?? [], 'customer'),
    ...missing(code, 'cart.shipping', !shipping, 'choose-shipping'),
    ...missing(code, 'cart.shippingPoint', pointMissing, 'choose-point'),
    ...missing(code, 'cart.payment', !payment, 'choose-payment'),
  };
  for (const type of consentsMissing(shop, consents)) {
    validation[`checkoutConsents.${type}`] = [textFor(code, 'agreement-required')];
  }
  throw new Refusal('validation', { validation, body: { reloadShipping: pointMissing } });
}

/** H21. */
const consentsMissing = ({ agreements }: CountrySettings, given: readonly AgreementType[]) =>
  agreements.filter(({ type, required }) => required && !given.includes(type)).map(({ type }) => type);

const missing = (country: CountryCode, field: string, isMissing: boolean, text: string): FieldErrors =>
  isMissing ? { [field]: [textFor(country, text)] } : {};
