import {
  type AddressFields,
  AddressFieldsSchema,
  type AgreementType,
  type CountryCode,
  type CustomerFields,
  type FieldErrors,
  needsCode,
  needsWallet,
} from '@odeta/contracts';
import { needsAddress, shippingAddressSchema } from '@odeta/validation';
import * as v from 'valibot';
import type { CustomerRow } from '../../customers/customer.repository.ts';
import { checkCustomer, groupOf, needsPhone } from '../../customers/customer.ts';
import { ApiError } from '../../http/api-error.ts';
import { textFor } from '../../http/texts.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import type { Cart } from '../../pricing/cart.ts';
import type { CountrySettings, OfferedPayment, ShippingMethod } from '../../settings/settings.ts';

/** R6, H15: six digits. */
export const BLIK_CODE = /^\d{6}$/;

/** Everything that an order needs besides the goods, validated. */
export interface OrderTerms {
  customer: CustomerFields;
  shipTo: CustomerFields;
  shipping: ShippingMethod;
  /** `null` when the total is 0. */
  payment: OfferedPayment | null;
}

interface Offered {
  cart: Cart;
  customer: CustomerFields & Partial<CustomerRow>;
  /** The chosen address; without one the parcel goes to the billing address. */
  destination: AddressFields | undefined;
  consents: readonly AgreementType[];
  /** In minor units. */
  total: number;
  blikCode: string;
  walletToken: string;
  /** Of the saved means that pays, without a code. */
  savedMeansId?: string | undefined;
  /** Whether the invoice is for a company, which has its own address. */
  isCompany: boolean;
}

function isCodeWrong(payment: OfferedPayment | undefined, { total, blikCode, savedMeansId }: Offered) {
  if (payment === undefined || !needsCode(payment.key) || total <= 0 || savedMeansId !== undefined) return false;
  return !BLIK_CODE.test(blikCode.replace(/\s/g, ''));
}

/** Checks by the current rules what the pages have checked before. Throws an `ApiError` with everything that is missing. */
export function checkTerms(offered: Offered, shop: CountrySettings): OrderTerms {
  const { cart, customer, destination, consents, isCompany } = offered;
  const checked = checkCustomer(customer, shop, {
    phoneRequired: needsPhone(shop, cart.shipping),
    known: customer,
    isAddressOptional: !needsAddress(shop.code, { group: groupOf(shop, cart.shipping) ?? 'address', isCompany }),
  });
  const shipping = shop.methods.find(({ key }) => key === cart.shipping);
  const payment = shipping?.payments.find(({ key, disabled }) => key === cart.payment && !disabled);
  const pointMissing = shipping?.map === true && cart.pointId === null;
  const isUnsigned = payment !== undefined && needsWallet(payment.key) && offered.walletToken === '';
  const paymentMissing = (!payment || isUnsigned) && offered.total > 0;
  const codeWrong = isCodeWrong(payment, offered);
  const { code } = shop;
  const wrongAddress = shipping?.group === 'pick-up' ? [] : addressIssues(shop, destination);
  const isPayable = !paymentMissing && !codeWrong;
  const isComplete = !pointMissing && wrongAddress.length === 0 && consentsMissing(shop, consents).length === 0;
  if (checked.fields && shipping && isPayable && isComplete) {
    const elsewhere = shipping.group === 'pick-up' ? undefined : destination;
    return {
      customer: checked.fields,
      shipTo: shipToOf(checked.fields, elsewhere),
      shipping,
      payment: payment ?? null,
    };
  }

  const validation: FieldErrors = {
    ...fieldErrorsOf(code, checked.issues ?? [], 'customer'),
    ...fieldErrorsOf(code, wrongAddress, 'shippingAddress'),
    ...missing(code, 'cart.shipping', !shipping, 'choose-shipping'),
    ...missing(code, 'cart.shippingPoint', pointMissing, 'choose-point'),
    ...missing(code, 'cart.payment', paymentMissing, 'choose-payment'),
    ...missing(code, 'cart.blikCode', codeWrong, 'enter-blik-code'),
  };
  for (const type of consentsMissing(shop, consents)) {
    validation[`checkoutConsents.${type}`] = [textFor(code, 'agreement-required')];
  }
  throw new ApiError('validation', { validation, body: { reloadShipping: pointMissing } });
}

const addressIssues = ({ code: country, patterns }: CountrySettings, destination: AddressFields | undefined) =>
  destination ? (v.safeParse(shippingAddressSchema({ country, patterns }), destination).issues ?? []) : [];

/** Without a phone number of the recipient, the customer's is used. */
function shipToOf(customer: CustomerFields, destination: AddressFields | undefined): CustomerFields {
  if (!destination) return customer;
  const address = v.parse(AddressFieldsSchema, destination);
  return { ...customer, ...address, mobilePhone: address.mobilePhone || customer.mobilePhone };
}

const consentsMissing = ({ agreements }: CountrySettings, given: readonly AgreementType[]) =>
  agreements.filter(({ type, required }) => required && !given.includes(type)).map(({ type }) => type);

const missing = (country: CountryCode, field: string, isMissing: boolean, text: string): FieldErrors =>
  isMissing ? { [field]: [textFor(country, text)] } : {};
