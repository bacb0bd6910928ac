import type { Discovery } from '@odeta/contracts';
import { type Change, signChange } from '@odeta/delivery/releases/change';
import { createKeyPair, SigningKeySchema, TrustedKeysSchema } from '@odeta/delivery/releases/keys';
import * as v from 'valibot';

/** A team's keys, as in `RELEASE_KEYS` and as used for signing discovery documents. */
export function createTeamKeys() {
  const { signingKey, publicKey } = createKeyPair();
  const key = v.parse(SigningKeySchema, signingKey);
  const sign = (number: number, document: Discovery, change: Partial<Change> = {}) =>
    signChange(
      { number, author: 'team', command: 'release', time: '2026-01-01T00:00:00.000Z', document, ...change },
      key,
    );
  return { key, publicKey, trusted: v.parse(TrustedKeysSchema, publicKey), sign };
}
