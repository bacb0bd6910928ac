import { createLastGoodVersions } from './last-good-versions.ts';

const entry = { url: '/releases/cart/1/remote-entry.js', metadata: { integrity: 'sha384-x', version: '1' } };

function storageOf(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('the version that worked last is remembered', () => {
  const storage = storageOf();
  createLastGoodVersions(() => storage).remember('cart', entry);

  expect(createLastGoodVersions(() => storage).find('cart')).toEqual(entry);
  expect(createLastGoodVersions(() => storage).find('checkout')).toBeUndefined();
});

test.each([['{"url":1}'], ['not json'], ['null']])('what somebody else wrote there (%s) is no version', (content) => {
  expect(createLastGoodVersions(() => storageOf({ 'odeta.last-good.cart': content })).find('cart')).toBeUndefined();
});

test('a browser that forbids storage does without', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const versions = createLastGoodVersions(forbidden);

  expect(() => versions.remember('cart', entry)).not.toThrow();
  expect(versions.find('cart')).toBeUndefined();
});
