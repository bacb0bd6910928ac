import type { Discovery } from '@odeta/contracts';
import { type Change, signChange } from '@odeta/releases/change';
import { createKeyPair, SigningKeySchema, TrustedKeysSchema } from '@odeta/releases/keys';
import * as v from 'valibot';

/** Keys of a team, as `RELEASE_KEYS` names them and as discovery documents are signed with them. */
export function createTeamKeys() {
  const { signingKey, publicKey } = createKeyPair();
  const key = v.parse(SigningKeySchema, signingKey);
  /** The file of a change. */
  const sign = (number: number, document: Discovery, change: Partial<Change> = {}) =>
    signChange(
      { number, author: 'team', command: 'release', time: '2026-01-01T00:00:00.000Z', document, ...change },
      key,
    );
  return { publicKey, trusted: v.parse(TrustedKeysSchema, publicKey), sign };
}
