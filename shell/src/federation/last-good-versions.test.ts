import { safeLocalStorage } from '@odeta/storefront/storage';
import { createLastGoodVersions } from './last-good-versions.ts';

const entry = { url: '/releases/cart/1/remote-entry.js', metadata: { integrity: 'sha384-x', version: '1' } };

const storageOf = (content: Record<string, string> = {}) =>
  safeLocalStorage({ 'odeta-localStorage': new Map(Object.entries(content)) } as Window);

test('the last two versions that worked are remembered, the latest first', () => {
  const storage = storageOf();
  const other = { ...entry, url: '/releases/cart/2/remote-entry.js' };
  const versions = createLastGoodVersions(storage);
  for (const worked of [{ ...entry, url: '/releases/cart/0/remote-entry.js' }, other, entry, other])
    versions.remember('cart', worked);

  expect(createLastGoodVersions(storage).find('cart')).toEqual([other, entry]);
  expect(createLastGoodVersions(storage).find('checkout')).toEqual([]);
});

test('a version of a preview or of a tester is not remembered', () => {
  const versions = createLastGoodVersions(storageOf());

  versions.remember('cart', { ...entry, deployment: { traffic: 0, default: false } });

  expect(versions.find('cart')).toEqual([]);
});

test.each([['{"url":1}'], ['[{"url":1}]'], ['not json'], ['null']])(
  'an invalid entry in the storage (%s) is ignored',
  (content) => {
    expect(createLastGoodVersions(storageOf({ 'odeta.last-good.cart': content })).find('cart')).toEqual([]);
  },
);
