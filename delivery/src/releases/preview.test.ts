import * as v from 'valibot';
import { createKeyPair, SigningKeySchema, TrustedKeysSchema } from './keys.ts';
import { type Preview, signPreview, verifyPreview } from './preview.ts';

const preview: Preview = { until: 1_800_000_000, releases: { cart: { version: '1.0.0-abc', integrity: 'sha384-x' } } };

function createTeam(stops = false) {
  const { signingKey, publicKey } = createKeyPair({ stops });
  return { key: v.parse(SigningKeySchema, signingKey), keys: v.parse(TrustedKeysSchema, publicKey) };
}

test('a preview is readable with the key of the team that signed it, and with no other', () => {
  const team = createTeam();
  const token = signPreview(preview, team.key);

  expect(verifyPreview(token, team.keys)).toEqual(preview);
  expect(verifyPreview(token, createTeam().keys)).toBeNull();
});

test('no character of a preview can be changed, and it fits in an address and a cookie', () => {
  const { key, keys } = createTeam();
  const token = signPreview(preview, key);
  expect(token).toMatch(/^[\w.-]+$/);

  // The last character of base64url has bits that mean nothing.
  const changed = Array.from(token.slice(0, -1), (character, index) => {
    const other = character === 'A' ? 'B' : 'A';
    return verifyPreview(token.slice(0, index) + other + token.slice(index + 1), keys);
  });

  expect(changed.filter((read) => read !== null)).toEqual([]);
});

test('a key that may only stop canaries makes no previews', () => {
  const { key, keys } = createTeam(true);

  expect(verifyPreview(signPreview(preview, key), keys)).toBeNull();
});

test.each(['', '.', 'a.b.c', `${'a'.repeat(5_000)}.b.c`])('%# no token', (token) => {
  expect(verifyPreview(token, createTeam().keys)).toBeNull();
});
