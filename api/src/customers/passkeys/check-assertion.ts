import type { Assertion, CountryCode } from '@odeta/contracts';
import { isSignedBy } from '@odeta/node/former-secrets';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { findKey, takeChallenge, type UsedKey } from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

interface Shown {
  credential: Assertion;
  country: CountryCode;
  sessionHash: Buffer;
  party: RelyingParty;
  /** For the security log. */
  facts: { ip: string; requestId: string };
}

/**
 * Checks what a key has signed: challenge, origin, host, that the user was verified, and the count. The challenge is used up first. Returns
 * the key with its new count, which the caller stores. Throws `passkey-refused` for every reason alike.
 */
export async function checkAssertion(
  { db, secret, security }: Pick<CartDeps, 'db' | 'secret' | 'security'>,
  { credential, country, sessionHash, party, facts }: Shown,
): Promise<UsedKey> {
  const refuse = (why: string) => {
    security.record('passkey-refused', { country, ...facts, why });
    return new ApiError('passkey-refused');
  };
  const challenge = challengeOf(credential.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(db, { challenge, sessionHash, customerId: null }))) {
    throw refuse('challenge');
  }
  const key = await findKey(db, country, credential.id);
  if (!key) throw refuse('unknown');
  // Keys are looked for without a name, so that the authenticator must tell whose key it is (Web Authentication Level 3, 7.2, step 6).
  if (!isSignedBy(secret, credential.response.userHandle ?? '', (one) => userHandleOf(one, key.customerId)))
    throw refuse('owner');
  const verified = await verifyAuthenticationResponse({
    response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.signCount },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refuse('response');
  return { ...key, signCount: verified.authenticationInfo.newCounter };
}

/** The challenge that was signed, as sent; `null` if it cannot be read. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
