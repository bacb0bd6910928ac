import { createCsrfToken, createSessionId, isCsrfToken, isSessionId } from './csrf-token.ts';
import { acceptFormer, isSignedBy, secretsOf } from './former-secrets.ts';
import { signatureOf } from './signature.ts';

test('what a former secret has signed is accepted, and nothing else', () => {
  acceptFormer('present', ['former', 'older']);
  const isOurs = (secret: string) =>
    isSignedBy('present', signatureOf(secret, 'kind', 'text'), (one) => signatureOf(one, 'kind', 'text'));

  expect(['present', 'former', 'older', 'strange'].map(isOurs)).toEqual([true, true, true, false]);
  expect(secretsOf('alone')).toEqual(['alone']);
});

test('a process that signs with the next secret and one that still signs with the former accept each other', () => {
  acceptFormer('former', ['next']);
  acceptFormer('next', ['former']);
  const [before, after] = [createSessionId('former'), createSessionId('next')];

  expect([isSessionId('next', before), isSessionId('former', after)]).toEqual([true, true]);
  expect(isCsrfToken('next', before, createCsrfToken('former', before))).toBe(true);
});
