import { readVersionSet, signVersionSet, VERSION_SET_SECONDS } from './version-set.ts';

const secret = 's'.repeat(40);
const versions = { shell: '1.0.0-abc', cart: '2.0.0' };

test('the version set of a purchase is read back unchanged and is written in alphabetical order', () => {
  const value = signVersionSet(secret, versions);

  expect(readVersionSet(secret, value)).toEqual(versions);
  expect(value.startsWith('cart@2.0.0~shell@1.0.0-abc~')).toBe(true);
});

test.each([
  ['is missing', undefined],
  ['is empty', ''],
  ['has no signature', 'cart@2.0.0'],
  ['was changed', signVersionSet(secret, versions).replace('2.0.0', '9.0.0')],
  ['was signed with another secret', signVersionSet('o'.repeat(40), versions)],
  ['contains no versions', signVersionSet(secret, { 'cart drop table': 'x' })],
])('a version set that %s is read as null', (_, value) => {
  expect(readVersionSet(secret, value)).toBeNull();
});

test('the version set of a purchase expires after half a day', () => {
  const value = signVersionSet(secret, versions, 0);

  expect(readVersionSet(secret, value, VERSION_SET_SECONDS * 1000 - 1)).toEqual(versions);
  expect(readVersionSet(secret, value, VERSION_SET_SECONDS * 1000)).toBeNull();
});
