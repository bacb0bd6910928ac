import { acceptFormer } from '@odeta/node/former-secrets';
import { seal, unseal } from './sealed.ts';

const [SECRET, NEXT] = [
  'a secret that only this test knows, long enough',
  'the secret that comes after it, long enough',
];
const content = Buffer.from('what nobody else may read');

test('what was sealed is read only with its secret and for its purpose, and every change is noticed', () => {
  const sealed = seal(SECRET, 'a test|1', content);

  expect(sealed.includes(content)).toBe(false);
  expect(seal(SECRET, 'a test|1', content).equals(sealed)).toBe(false);
  expect(unseal(SECRET, 'a test|1', sealed)).toEqual({ content, isOutdated: false });
  expect(unseal(SECRET, 'a test|2', sealed)).toBeNull();
  expect(unseal(NEXT, 'a test|1', sealed)).toBeNull();
  for (const at of [0, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(SECRET, 'a test|1', changed)).toBeNull();
  }
  for (const length of [0, 12, 28]) expect(unseal(SECRET, 'a test|1', sealed.subarray(0, length))).toBeNull();
});

test('what a former secret has sealed is read, and known as outdated', () => {
  const sealed = seal(SECRET, 'a test|1', content);
  acceptFormer(NEXT, [SECRET]);

  expect(unseal(NEXT, 'a test|1', sealed)).toEqual({ content, isOutdated: true });
});
