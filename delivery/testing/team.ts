import process from 'node:process';
import { createKeyPair, TrustedKeysSchema } from '@odeta/delivery/releases/keys';
import * as v from 'valibot';

/** A team's keys, set in the environment for the commands of this process. */
export function createTestTeam() {
  const { signingKey, publicKey } = createKeyPair();
  process.env.RELEASE_SIGNING_KEY = signingKey;
  return { signingKey, publicKey, trusted: v.parse(TrustedKeysSchema, publicKey) };
}
