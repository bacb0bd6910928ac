/** @jest-environment node */

import * as v from 'valibot';
import { answersAnyHost, createHostCheck, ShopHostsSchema } from './shop-hosts.ts';

const hostsOf = (value?: string) => createHostCheck(v.parse(ShopHostsSchema, value));

test.each([
  ['localhost:3000', true],
  ['sk.localhost:3000', true],
  ['SK.localhost', true],
  ['127.0.0.1:3000', true],
  ['sk.evil.example', false],
  ['localhost.evil.example', false],
  ['sk.localhost.evil.example:3000', false],
  ['a.b.localhost', false],
  ['sk.localhost:3000@evil.example', false],
  ['sk.localhost:65535', true],
  ['sk.localhost:65536', false],
  ['sk.localhost:99999', false],
  ['', false],
])('without configuration "%s" is a host of the shop: %s', (host, expected) => {
  expect(hostsOf()(host)).toBe(expected);
});

test.each([
  ['odeta.sk', true],
  ['ODETA.sk', true],
  ['odeta.sk:8443', false],
  ['odetaxsk', false],
  ['shop.odeta.example', true],
  ['odeta.example', false],
  ['localhost:3000', false],
])('with odeta.sk and *.odeta.example configured, %s is a host of the shop: %s', (host, expected) => {
  expect(hostsOf('odeta.sk *.odeta.example')(host)).toBe(expected);
});

test.each(['', 'https://odeta.sk', 'odeta.sk/path', '*', 'a.*.sk', 'odeta.sk:abc'])(
  'the host list "%s" is rejected',
  (value) => {
    expect(v.safeParse(ShopHostsSchema, value).success).toBe(false);
  },
);

test.each([
  ['/ready', true],
  ['/api/health', true],
  ['/releases/cart/1/main.js', true],
  ['/api/warehouse/v1/events', true],
  ['/api/payments/webhooks/sandbox', true],
  ['/api/payments/notices/sandbox', true],
  ['/healthy', false],
  ['/api/base/newsletter/subscribe', false],
  ['/cart?x=/releases/', false],
])('%s is served on any host name: %s', (url, expected) => {
  expect(answersAnyHost(url)).toBe(expected);
});
