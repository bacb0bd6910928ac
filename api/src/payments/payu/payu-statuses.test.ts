import { failureOf } from './payu-statuses.ts';

test.each([
  ['AUTH_CODE_EXPIRED', 'code-expired'],
  ['AUTH_CODE_CANCELLED', 'cancelled'],
  ['AUTH_CODE_USED', 'code-used'],
  ['INVALID_AUTH_CODE', 'code-wrong'],
  ['AUTH_CODE_INVALID', 'code-wrong'],
  ['AUTH_CODE_LIMIT_EXCEEDED', 'limit'],
  ['AUTH_CODE_REFUSED', 'refused'],
  ['ERROR_VALUE_INVALID', 'refused'],
  ['SOMETHING_NEW', 'refused'],
  [undefined, 'refused'],
])('the PayU error %s of a BLIK code is mapped to %s', (literal, failure) => {
  expect(failureOf(literal)).toBe(failure);
});
