import { type CountryCode, countryCodes } from '@odeta/contracts';
import * as v from 'valibot';
import { addressFields } from './address-fields.ts';
import { fieldLimit } from './field-limits.ts';
import { validationMessages } from './messages.ts';
import { orderSchema } from './order.schema.ts';
import { streetTypesOf } from './street-types.ts';

const patterns = {
  city: String.raw`^[\p{L} ]+$`,
  'client-name': String.raw`^[\p{L} ]+$`,
  'client-surname': String.raw`^[\p{L} ]+$`,
  street: String.raw`^[\p{L}\d ]+$`,
  phone: { min: 9, max: 9, pattern: String.raw`^\d{9}$` },
};
const agreements = [
  { type: 'regulationsAgreement', required: true },
  { type: 'smsAgreement', required: false },
] as const;

const rulesOf = (country: CountryCode) => ({
  country,
  patterns,
  emailExceptions: '',
  phoneRequired: false,
  isPaymentHidden: false,
  isCodeNeeded: false,
  agreements,
});

const complete = {
  email: 'jana@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  flatNumber: '12',
  postCode: '1105',
  city: 'Bratislava',
  shipping: 'courier',
  payment: 'cod',
  regulationsAgreement: true,
};
const postCodes: Record<CountryCode, string> = { pl: '00-950', sk: '811 05', hu: '1051', ro: '010101', ua: '01001' };

const wrongFields = (rules: ReturnType<typeof rulesOf>, order: object) =>
  [...new Set(v.safeParse(orderSchema(rules), order).issues?.map(({ path }) => String(path?.[0].key)))].sort();

test.each(countryCodes)(
  'in %s a complete order is valid, and each required field is reported when it is blank (K4)',
  (country) => {
    const [streetType = ''] = streetTypesOf(country);
    const order = { ...complete, streetType, postCode: postCodes[country] };
    expect(wrongFields(rulesOf(country), order)).toEqual([]);

    for (const field of addressFields[country].required) {
      expect(wrongFields(rulesOf(country), { ...order, [field]: ' ' })).toContain(field);
    }
  },
);

test('an order requires a delivery, a payment and the required consents (J6, H21)', () => {
  const order = { ...complete, postCode: postCodes.sk, shipping: '', payment: '', regulationsAgreement: false };

  expect(wrongFields(rulesOf('sk'), order)).toEqual(['payment', 'regulationsAgreement', 'shipping']);
});

test('an order with nothing to pay requires no payment (M2)', () => {
  const order = { ...complete, postCode: postCodes.sk, payment: '' };

  expect(wrongFields({ ...rulesOf('sk'), isPaymentHidden: true }, order)).toEqual([]);
});

test('a payment with a code requires the code, unless there is nothing to pay (H15)', () => {
  const order = { ...complete, postCode: postCodes.sk, payment: 'blik' };
  const rules = { ...rulesOf('sk'), isCodeNeeded: true };

  expect(wrongFields(rules, { ...order, blikCode: '' })).toEqual(['blikCode']);
  expect(wrongFields(rules, { ...order, blikCode: '777 123' })).toEqual([]);
  expect(wrongFields({ ...rules, isPaymentHidden: true }, order)).toEqual([]);
});

test('a phone number is required only if the delivery needs it (J14)', () => {
  const order = { ...complete, postCode: postCodes.ro };

  expect(wrongFields({ ...rulesOf('ro'), phoneRequired: true }, order)).toEqual(['mobilePhone']);
  expect(wrongFields({ ...rulesOf('ro'), phoneRequired: false }, order)).toEqual([]);
});

test('a delivery to a pickup point requires a pickup point (J6)', () => {
  const order = { ...complete, postCode: postCodes.sk };
  const rules = { ...rulesOf('sk'), isPointNeeded: true };

  expect(wrongFields(rules, { ...order, shippingPoint: '' })).toEqual(['shippingPoint']);
  expect(wrongFields(rules, { ...order, shippingPoint: 'SK1#balikobox' })).toEqual([]);
});

test('the maximum length of a field is that of its rule in the country (H19)', () => {
  expect([fieldLimit('ro', 'flatNumber'), fieldLimit('ua', 'flatNumber'), fieldLimit('sk', 'flatNumber')]).toEqual([
    4, 25, 30,
  ]);
  expect([fieldLimit('ua', 'streetNumber'), fieldLimit('sk', 'city')]).toEqual([24, 1000]);
});

test('every validation message exists in every language', () => {
  const [first, ...others] = Object.values(validationMessages).map((messages) => Object.keys(messages).sort());

  for (const other of others) expect(other).toEqual(first);
});
