import { createHmac, randomInt } from 'node:crypto';
import { LOG_IN_CODE_DIGITS, LOG_IN_CODE_TRIES, type SmsLogIn } from '@odeta/contracts';
import { isSignedBy } from '@odeta/node/former-secrets';
import { logInCodeSchema } from '@odeta/validation';
import * as v from 'valibot';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession, Session } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import { addAccountEmail } from '../../outbox/outbox.repository.ts';
import { internationalNumber, maskedNumber } from '../../sms/international-number.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requireConfirmedPerson } from '../security/confirmed-person.ts';
import type { SmsDeps } from './sms-deps.ts';
import {
  findSmsNumber,
  removeSmsNumberOf,
  saveNumberConfirmed,
  saveSmsNumber,
  takeNumberTry,
} from './sms-number.repository.ts';
import { takeSmsTurn } from './sms-turn.ts';

type Visitor = Pick<Session, 'idHash' | 'country'>;

export async function readSmsLogInOf({ db, sms }: SmsDeps, session: Visitor): Promise<SmsLogIn> {
  const { id, mobilePhone } = await requireAccount(db, session);
  const own = internationalNumber(session.country, mobilePhone);
  const number = await findSmsNumber(db, id);
  return {
    isOffered: sms !== null,
    number: number && maskedNumber(number),
    ownNumber: own && maskedNumber(own),
  };
}

/** Beyond the limits nothing is sent, and the response is the same. */
export async function requestSmsNumberOf(deps: SmsDeps, session: KnownSession): Promise<void> {
  const { db, secret, sms } = deps;
  const { country } = session;
  const { id, mobilePhone } = await requireAccount(db, session);
  await requireConfirmedPerson(db, session);
  const phone = internationalNumber(country, mobilePhone);
  if (!sms || phone === null || !(await takeSmsTurn(db, country, phone))) return;
  const code = drawCode();
  await saveSmsNumber(db, { customerId: id, phone, hash: hashOf(secret, id, code) });
  sms.send({ to: phone, text: textFor(country, 'sms-number-code', { code }) });
}

interface Who {
  session: KnownSession;
  ip: string;
  requestId: string;
  origin: string;
}

/** Sends the customer an e-mail about a newly confirmed number, because codes sent to it allow logging in. */
export async function confirmSmsNumberOf(deps: SmsDeps, code: string, who: Who): Promise<SmsLogIn> {
  const { db, secret, security, now } = deps;
  const { session, ip, requestId, origin } = who;
  const { country } = session;
  const account = await requireAccount(db, session);
  const { id, email } = account;
  const typed = v.safeParse(logInCodeSchema(), { code });
  if (!typed.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, typed.issues) });
  const tried = await takeNumberTry(db, id);
  if (!tried || !isSignedBy(secret, tried.hash, (one) => hashOf(one, id, typed.output.code))) {
    const left = tried ? LOG_IN_CODE_TRIES - tried.tries : 0;
    const words =
      left > 0 ? textFor(country, 'log-in-code-wrong', { count: left }) : textFor(country, 'log-in-code-over');
    throw new ApiError('validation', { validation: { code: [words] } });
  }
  const isNew = await db.transaction().execute(async (trx) => {
    const phone = await saveNumberConfirmed(trx, id, tried.hash);
    if (phone === undefined) return false;
    await addAccountEmail(trx, account, {
      ...{ key: `sms-number-confirmed:${requestId}`, kind: 'sms-number-confirmed', country, recipient: email },
      data: { origin, number: maskedNumber(phone), at: now().toISOString() },
    });
    return true;
  });
  if (isNew) security.record('sms-number-confirmed', { country, email, ip, requestId });
  return readSmsLogInOf(deps, session);
}

export async function endSmsLogIn(deps: SmsDeps, session: KnownSession): Promise<SmsLogIn> {
  const { id } = await requireAccount(deps.db, session);
  await removeSmsNumberOf(deps.db, id);
  return readSmsLogInOf(deps, session);
}

export const drawCode = (): string => String(randomInt(10 ** LOG_IN_CODE_DIGITS)).padStart(LOG_IN_CODE_DIGITS, '0');

const hashOf = (secret: string, customerId: string, code: string) =>
  createHmac('sha256', secret).update(`sms-number|${customerId}|${code}`).digest();
