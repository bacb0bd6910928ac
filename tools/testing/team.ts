import process from 'node:process';
import { createKeyPair, TrustedKeysSchema } from '@odeta/releases/keys';
import * as v from 'valibot';

/** The keys of a team, which the commands of this process find in the environment. */
export function createTestTeam() {
  const { signingKey, publicKey } = createKeyPair();
  process.env.RELEASE_SIGNING_KEY = signingKey;
  return { signingKey, publicKey, trusted: v.parse(TrustedKeysSchema, publicKey) };
}
