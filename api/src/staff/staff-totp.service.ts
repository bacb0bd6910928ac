import { CODE_REQUIRED, type StaffTotp } from '@odeta/contracts/staff';
import { Secret, TOTP } from 'otpauth';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { seal, unseal } from '../identity/sealed.ts';
import { type AttemptLimits, forgetAttempts, takeAttempt } from '../rate-limits/attempts.repository.ts';
import type { StaffMember } from './staff-member.repository.ts';
import { notPossible } from './staff-problem.ts';
import { confirmTotp, findPreparedTotp, findTotp, saveTotp, useTotp } from './staff-totp.repository.ts';

type Deps = Pick<BaseDeps, 'db' | 'secret' | 'clock' | 'limitFactor'>;

const MINUTE = 60;

/**
 * Per employee. Three codes of a million are valid at a time: who has the key, and guesses, has one attempt in a quarter of an hour after the
 * first ten. Only who has the key can reach the limit.
 */
const ofCodes: AttemptLimits = { free: 5, most: 10, blockSeconds: 15 * MINUTE, forgetSeconds: 24 * 60 * MINUTE };

/** Time steps around the present one whose codes are accepted: clocks differ, and people need time to type. */
const WINDOW = 1;

export async function totpOf({ db }: Pick<Deps, 'db'>, memberId: number): Promise<StaffTotp | null> {
  const totp = await findTotp(db, memberId);
  if (!totp?.confirmedAt) return null;
  return { addedAt: totp.confirmedAt.toISOString(), lastUsedAt: totp.lastUsedAt?.toISOString() ?? null };
}

/** A new secret, which is stored sealed, and is shown only now. */
export async function prepareTotp({ db, secret }: Deps, member: StaffMember) {
  const totp = authenticatorOf(new Secret({ size: 20 }), member.name);
  const sealed = seal(secret, purposeOf(member), Buffer.from(totp.secret.bytes));
  if (!(await saveTotp(db, member.id, sealed)))
    throw notPossible('totp-known', 'There is an app already. Remove it first.');
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** The first code shows that the app has the secret. */
export async function addTotp(deps: Deps, member: StaffMember, code: string): Promise<void> {
  const outdated = () => notPossible('totp-outdated', 'This took too long. Begin again.');
  const prepared = await findPreparedTotp(deps.db, member.id);
  if (!prepared) throw outdated();
  const { step } = await checkCode(deps, member, { code, sealed: prepared.sealed });
  if (!(await confirmTotp(deps.db, { memberId: member.id, sealed: prepared.sealed, step }))) throw outdated();
  await forgetAttempts(deps.db, ...attemptsOf(member));
}

/** For a right key: uses up the code of whoever has an app, and says whether they have. Throws what is wrong with the code, or that it is needed. */
export async function useCode(deps: Deps, member: StaffMember, code: string | undefined): Promise<boolean> {
  const totp = await findTotp(deps.db, member.id);
  if (!totp) return false;
  if (code === undefined)
    throw new ApiError('confirmation-required', { reason: CODE_REQUIRED, words: 'Send the code of your app, too.' });
  const { step, resealed } = await checkCode(deps, member, { code, sealed: totp.sealed });
  if (!(await useTotp(deps.db, { memberId: member.id, sealed: totp.sealed, step }, resealed))) throw wrongCode();
  await forgetAttempts(deps.db, ...attemptsOf(member));
  return true;
}

/** Counts the attempt first. Returns the time step of a right code, and its secret, sealed by the present secret of the server. */
async function checkCode(
  { db, secret, clock, limitFactor }: Deps,
  member: StaffMember,
  { code, sealed }: { code: string; sealed: Buffer },
) {
  const limits = { ...ofCodes, free: ofCodes.free * limitFactor, most: ofCodes.most * limitFactor };
  const attempt = await takeAttempt(db, limits, ...attemptsOf(member));
  if (!attempt.isAllowed) throw new ApiError('too-many-requests', { retryAfterSeconds: attempt.waitSeconds });
  const opened = unseal(secret, purposeOf(member), sealed);
  // Its secret was changed, and the former one is not known any more.
  if (!opened) throw wrongCode();
  const totp = authenticatorOf(new Secret({ buffer: new Uint8Array(opened.content).buffer }), member.name);
  const timestamp = clock().getTime();
  const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp, window: WINDOW });
  if (delta === null) throw wrongCode();
  const resealed = opened.isOutdated ? seal(secret, purposeOf(member), opened.content) : sealed;
  return { step: totp.counter({ timestamp }) + delta, resealed };
}

/** What all apps know: SHA-1, six digits, half a minute. */
const authenticatorOf = (secret: Secret, label: string) => new TOTP({ issuer: 'ODETA', label, secret });

const attemptsOf = ({ id }: StaffMember) => ['staff-totp', String(id)];

const purposeOf = ({ id }: StaffMember) => `staff-totp|${id}`;

const wrongCode = () =>
  new ApiError('validation', {
    words: 'This code is not valid.',
    validation: { code: ['is not valid, or was used already'] },
    rules: { code: 'totp-code' },
    refusal: 'staff-refused',
  });
