import * as v from 'valibot';
import { createKeyPair, SigningKeySchema, TrustedKeysSchema } from './keys.ts';

test('a signature of a key pair is valid for the signed data and invalid for changed data', () => {
  const { signingKey, publicKey } = createKeyPair();
  const key = v.parse(SigningKeySchema, signingKey);
  const verify = v.parse(TrustedKeysSchema, publicKey).get(key.id);
  const signature = key.sign(Buffer.from('cart'));

  expect([verify?.(Buffer.from('cart'), signature), verify?.(Buffer.from('help'), signature)]).toEqual([true, false]);
  expect(key.publicKey).toBe(publicKey);
});

test('several trusted keys are identified by their ids', () => {
  const pairs = [createKeyPair(), createKeyPair()];

  const keys = v.parse(TrustedKeysSchema, pairs.map(({ publicKey }) => publicKey).join(' \n'));

  expect([...keys.keys()]).toEqual(pairs.map(({ publicKey }) => publicKey.split('=')[0]));
});

test.each([
  ['nothing', TrustedKeysSchema, ''],
  ['a private key in place of a public one', TrustedKeysSchema, createKeyPair().signingKey],
  ['a key without an id', TrustedKeysSchema, createKeyPair().publicKey.split('=')[1] ?? ''],
  ['a public key in place of a private one', SigningKeySchema, createKeyPair().publicKey],
  ['what is no key', SigningKeySchema, 'a=AAAA'],
])('a key setting with %s is rejected', (_, schema, text) => {
  expect(v.safeParse(schema, text)).toMatchObject({ success: false });
});
