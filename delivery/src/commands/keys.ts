import process from 'node:process';
import { createKeyPair } from '@odeta/delivery/releases/keys';
import { readPublicKeys } from '../publish/keys.ts';

/** Prints the public keys of this machine's shop, for others who share its store; or new key pairs. */
export function printKeys(isNew: boolean) {
  if (!isNew) return console.log(`RELEASE_KEYS=${readPublicKeys(process.env)}`);
  const [team, stop] = [createKeyPair(), createKeyPair({ stops: true })];
  console.log(`RELEASE_SIGNING_KEY=${team.signingKey}`);
  console.log(`RELEASE_STOP_KEY=${stop.signingKey}`);
  console.log(`RELEASE_KEYS=${team.publicKey} ${stop.publicKey}`);
}
