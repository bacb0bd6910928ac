import { type addPasskey, type InputOf, MOST_PASSKEYS, PASSKEY_NAME_LENGTH, type Passkey } from '@odeta/contracts';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { EmailKind } from '../../db/column-types.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { addAccountEmail } from '../../outbox/outbox.repository.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requireConfirmedPerson } from '../security/confirmed-person.ts';
import { deviceNameOf } from '../security/device-name.ts';
import { challengeOf } from './check-assertion.ts';
import {
  deleteKey,
  findPasskeys,
  insertPasskey,
  renameKey,
  saveChallenge,
  takeChallenge,
} from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

type Deps = Pick<CartDeps, 'db' | 'secret' | 'security' | 'now'>;

/** Who changes keys, and where. */
interface Who {
  session: KnownSession;
  ip: string;
  requestId: string;
  userAgent: string | undefined;
  /** Origin of the shop that the customer uses. */
  origin: string;
  party: RelyingParty;
}

const RP_NAME = 'ODETA';

export async function passkeysOf({ db }: Pick<Deps, 'db'>, session: KnownSession): Promise<Passkey[]> {
  return listOf(db, (await requireAccount(db, session)).id);
}

/** A key outlasts log-ins, so that nobody at an open browser may make one. */
export async function prepareNewPasskeyOf(
  { db, secret }: Deps,
  { session, party }: Pick<Who, 'session' | 'party'>,
): Promise<Record<string, unknown>> {
  const { id: customerId, email, firstName, lastName } = await requireAccount(db, session);
  await requireConfirmedPerson(db, session);
  const known = await findPasskeys(db, customerId);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: party.id,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim() || email,
    userID: new Uint8Array(Buffer.from(userHandleOf(secret, customerId), 'base64url')),
    attestationType: 'none',
    excludeCredentials: known
      .filter(({ rpId }) => rpId === party.id)
      .map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(db, { challenge: options.challenge, sessionHash: session.idHash, customerId });
  return { ...options };
}

export async function addPasskeyOf(
  { db, security, now }: Deps,
  { credential }: InputOf<typeof addPasskey>,
  { session, ip, requestId, userAgent, origin, party }: Who,
): Promise<Passkey[]> {
  const { country, idHash: sessionHash } = session;
  const account = await requireAccount(db, session);
  const { id: customerId, email } = account;
  const refuse = (why: string) => {
    security.record('passkey-refused', { country, email, ip, requestId, why });
    return new ApiError('passkey-refused');
  };
  const challenge = challengeOf(credential.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(db, { challenge, sessionHash, customerId }))) {
    throw refuse('challenge');
  }
  const verified = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refuse('response');
  const { id: credentialId, publicKey, counter: signCount, transports = [] } = verified.registrationInfo.credential;
  const name = deviceNameOf(userAgent);
  const key = { customerId, credentialId, rpId: party.id, publicKey: Buffer.from(publicKey), signCount, name };
  const isNew = await db.transaction().execute(async (trx) => {
    if ((await findPasskeys(trx, customerId)).length >= MOST_PASSKEYS) throw tooMany();
    if (!(await insertPasskey(trx, { ...key, transports: [...transports] }))) return false;
    await addAccountEmail(
      trx,
      account,
      noticeOf('passkey-added', { country, email, origin, requestId, name, at: now() }),
    );
    return true;
  });
  if (!isNew) throw refuse('known');
  security.record('passkey-added', { country, email, ip, requestId });
  return listOf(db, customerId);
}

export async function renamePasskeyOf(
  { db }: Pick<Deps, 'db'>,
  session: KnownSession,
  { id, name }: { id: string; name: string },
): Promise<Passkey[]> {
  const { id: customerId } = await requireAccount(db, session);
  const shown = name.trim().slice(0, PASSKEY_NAME_LENGTH);
  if (shown !== '') await renameKey(db, customerId, { id, name: shown });
  return listOf(db, customerId);
}

/** Whoever removes the last key has to show that it is the customer: afterwards the account is open to a password only. */
export async function removePasskeyOf(
  { db, security, now }: Deps,
  id: string,
  { session, ip, requestId, origin }: Omit<Who, 'userAgent' | 'party'>,
): Promise<Passkey[]> {
  const { country } = session;
  const account = await requireAccount(db, session);
  const { id: customerId, email } = account;
  const known = await findPasskeys(db, customerId);
  if (known.length === 1 && known[0]?.id.toString() === id) await requireConfirmedPerson(db, session);
  const name = await db.transaction().execute(async (trx) => {
    const removed = await deleteKey(trx, customerId, id);
    if (removed !== undefined) {
      const notice = { country, email, origin, requestId, name: removed, at: now() };
      await addAccountEmail(trx, account, noticeOf('passkey-removed', notice));
    }
    return removed;
  });
  if (name !== undefined) security.record('passkey-removed', { country, email, ip, requestId });
  return listOf(db, customerId);
}

async function listOf(db: Kysely<Database>, customerId: string): Promise<Passkey[]> {
  return (await findPasskeys(db, customerId)).map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id: String(id), name },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

interface Notice {
  country: KnownSession['country'];
  email: string;
  origin: string;
  requestId: string;
  name: string;
  at: Date;
}

const noticeOf = <Kind extends Extract<EmailKind, 'passkey-added' | 'passkey-removed'>>(
  kind: Kind,
  { country, email, origin, requestId, name, at }: Notice,
) => ({
  ...{ key: `${kind}:${requestId}`, kind, country, recipient: email },
  data: { origin, name, at: at.toISOString() },
});

const tooMany = () => new ApiError('too-many-passkeys', { parameters: { count: MOST_PASSKEYS } });
