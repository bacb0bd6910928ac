import type { ClientKind } from '@odeta/contracts';
import { isSimpleHeader } from './is-simple-header.ts';

const web: ClientKind = {
  isMobile: false,
  isAndroid: false,
  isIos: false,
  isApp: false,
  isOwnApp: false,
  appVersion: null,
};
const cart = { alwaysSimple: false, isCart: true };
const checkout = { alwaysSimple: true, isCart: false };
const home = { alwaysSimple: false, isCart: false };

test('checkout and confirmation have the simple header on the web too', () => {
  expect(isSimpleHeader(checkout, web)).toBe(true);
});

test('the cart on the web has the full header', () => {
  expect(isSimpleHeader(cart, web)).toBe(false);
  expect(isSimpleHeader(cart, { ...web, isMobile: true, isIos: true })).toBe(false);
});

test("the cart in the shop's own app has the simple header", () => {
  expect(isSimpleHeader(cart, { ...web, isApp: true, isOwnApp: true, appVersion: '2.9.1' })).toBe(true);
});

test('the cart in an app on iOS has the simple header', () => {
  expect(isSimpleHeader(cart, { ...web, isApp: true, isIos: true })).toBe(true);
});

test('the cart in another app on Android has the full header', () => {
  expect(isSimpleHeader(cart, { ...web, isApp: true, isAndroid: true })).toBe(false);
});

test.each([
  ['2.9.9', false],
  ['3.0.0', true],
  ['3.1', true],
  ['10.0.0', true],
])('the cart in an app of version %s has the simple header: %s', (appVersion, expected) => {
  expect(isSimpleHeader(cart, { ...web, isApp: true, isAndroid: true, appVersion })).toBe(expected);
});

test('other pages keep the full header in an app', () => {
  expect(isSimpleHeader(home, { ...web, isApp: true, isOwnApp: true, appVersion: '3.0.0' })).toBe(false);
});
