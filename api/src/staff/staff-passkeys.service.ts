import { createHmac } from 'node:crypto';
import type { Assertion, InputOf } from '@odeta/contracts';
import { type addStaffPasskey, MOST_STAFF_PASSKEYS, type StaffPasskey } from '@odeta/contracts/staff';
import { isSignedBy } from '@odeta/node/former-secrets';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffMember } from './staff-member.repository.ts';
import {
  findStaffPasskey,
  findStaffPasskeys,
  insertStaffPasskey,
  saveStaffChallenge,
  saveStaffUse,
  takeStaffChallenge,
} from './staff-passkey.repository.ts';

interface Deps {
  db: Kysely<Database>;
  secret: string;
}

/** The host of the staff, for which alone a key works. */
export interface StaffParty {
  id: string;
  origin: string;
}

/** For every reason alike, so that nobody learns which keys there are. */
const refused = () => new ApiError('passkey-refused', { words: 'This passkey is not valid here.' });

/** The id of an employee for authenticators, which says nothing about them. */
const handleOf = (secret: string, memberId: number): string =>
  createHmac('sha256', secret).update(`staff-passkey|${memberId}`).digest('base64url');

export async function passkeysOf(db: Kysely<Database>, memberId: number): Promise<StaffPasskey[]> {
  const keys = await findStaffPasskeys(db, memberId);
  return keys.map(({ id, createdAt, lastUsedAt }) => ({
    ...{ id: String(id), createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
  }));
}

/** The same for everybody: the browser shows the keys that it has. */
export async function prepareUse({ db }: Deps, party: StaffParty): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await saveStaffChallenge(db, { challenge: options.challenge, memberId: null });
  return { ...options };
}

/** Checks what a key has signed: challenge, origin, host, that the person was verified, and the count. The challenge is used up first. */
export async function memberOfAssertion(
  { db, secret }: Deps,
  credential: Assertion,
  party: StaffParty,
): Promise<StaffMember> {
  const challenge = challengeOf(credential.response.clientDataJSON);
  if (challenge === null || !(await takeStaffChallenge(db, { challenge, memberId: null }))) throw refused();
  const key = await findStaffPasskey(db, credential.id);
  if (!key || !isSignedBy(secret, credential.response.userHandle ?? '', (one) => handleOf(one, key.id)))
    throw refused();
  const verified = await verifyAuthenticationResponse({
    response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.signCount },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refused();
  if (!(await saveStaffUse(db, key.keyId, verified.authenticationInfo.newCounter))) throw refused();
  const { id, name, role } = key;
  return { id, name, role };
}

export async function prepareNew(
  { db, secret }: Deps,
  member: StaffMember,
  party: StaffParty,
): Promise<Record<string, unknown>> {
  const known = await requireRoom(db, member.id);
  const options = await generateRegistrationOptions({
    rpName: 'ODETA',
    rpID: party.id,
    userName: member.name,
    userDisplayName: member.name,
    userID: new Uint8Array(Buffer.from(handleOf(secret, member.id), 'base64url')),
    excludeCredentials: known
      .filter(({ rpId }) => rpId === party.id)
      .map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveStaffChallenge(db, { challenge: options.challenge, memberId: member.id });
  return { ...options };
}

export async function addNew(
  { db }: Deps,
  { credential }: InputOf<typeof addStaffPasskey>,
  { member, party }: { member: StaffMember; party: StaffParty },
): Promise<void> {
  const challenge = challengeOf(credential.response.clientDataJSON);
  if (challenge === null || !(await takeStaffChallenge(db, { challenge, memberId: member.id }))) throw refused();
  const verified = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refused();
  await requireRoom(db, member.id);
  const { id: credentialId, publicKey, counter: signCount, transports = [] } = verified.registrationInfo.credential;
  const key = { memberId: member.id, credentialId, rpId: party.id, publicKey: Buffer.from(publicKey), signCount };
  if (!(await insertStaffPasskey(db, { ...key, transports: [...transports] }))) throw refused();
}

async function requireRoom(db: Kysely<Database>, memberId: number) {
  const known = await findStaffPasskeys(db, memberId);
  if (known.length < MOST_STAFF_PASSKEYS) return known;
  throw new ApiError('too-many-passkeys', { words: `There are already ${known.length} passkeys. Remove one first.` });
}

/** The challenge that was signed, as sent; `null` if it cannot be read. */
function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
