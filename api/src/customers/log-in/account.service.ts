import {
  type Customer,
  type CustomerFields,
  CustomerFieldsSchema,
  type logIn,
  type PayloadOf,
  type register,
} from '@odeta/contracts';
import { normalizePostCode, registerSchema } from '@odeta/validation';
import * as v from 'valibot';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import { hashPassword, isPassword } from '../../identity/password-hash.ts';
import {
  type Account,
  findAccountOf,
  hasOrderedAsGuest,
  insertAccount,
  insertConsent,
  isEmailTaken,
} from '../accounts/account.repository.ts';
import { type AccountRequest, loginRequestOf } from '../accounts/account-request.ts';
import { isCommonPassword } from '../accounts/common-password.ts';
import { enterAccount, leaveAccount } from '../accounts/enter-account.repository.ts';
import { deviceValueOf } from '../accounts/known-device.ts';
import { findLinkedBuyer, giveOrder } from '../accounts/linked-buyer.repository.ts';
import { forgiveAttempts } from '../accounts/login-counters.ts';
import { factsOf, type LoginDeps, refuseAttempt, requireAttempt, requireQuestion } from '../accounts/login-limits.ts';
import { findCustomer } from '../customer.repository.ts';
import { customerOf, emptyCustomer } from '../customer.ts';
import { sendConfirmation } from '../security/confirm-email.service.ts';
import { deviceNameOf } from '../security/device-name.ts';
import { enterBrowser } from '../security/enter-browser.ts';

export async function hasAccount(
  deps: CartDeps,
  { session, ip }: Pick<AccountRequest, 'session' | 'ip'>,
  email: string,
): Promise<boolean> {
  await requireQuestion(deps, ip);
  return (await findAccountOf(deps.db, session.country, email)) !== undefined;
}

/** Returns the new CSRF token, and how many lines were added from the account's cart. Throws an `ApiError`. */
export async function logInWith(
  deps: LoginDeps,
  request: AccountRequest,
  { email, password, rememberMe }: PayloadOf<typeof logIn>,
): Promise<{ csrf: string; merged: number }> {
  const { country } = request.session;
  const login = loginRequestOf(deps, request, email);
  const attempt = await requireAttempt(deps, login, request.checkProof);
  const account = await findAccountOf(deps.db, country, email);
  if (!(await isValid(account, password)) || !account) return refuseAttempt(deps, login, attempt);
  await forgiveAttempts(deps, login);

  return enterBrowser(deps, request, login, { customerId: account.id, rememberMe, by: 'password' });
}

const isValid = (account: Account | undefined, password: string) => isPassword(password, account?.passwordHash ?? null);

/** K8, R7, R21. Throws an `ApiError` with the errors of the fields, and then saves nothing. */
export async function registerWith(
  deps: CartDeps,
  request: AccountRequest,
  payload: PayloadOf<typeof register>,
): Promise<{ csrf: string; customer: Customer; merged: number }> {
  const { session, renewId } = request;
  const { db, secret } = deps;
  const { password, rememberMe, order } = payload;
  const buyer = order === undefined ? undefined : await findLinkedBuyer(db, session, order);
  if (order !== undefined && !buyer) throw new ApiError('not-found');
  const fields = await checkedFields(deps, session, payload, buyer);
  if (await findAccountOf(db, session.country, fields.email)) throw accountExists(session);
  const passwordHash = await hashPassword(password);

  const id = renewId({ forVisit: !rememberMe });
  const after = id.idHash;
  const { known, merged } = await db
    .transaction()
    .execute(async (trx) => {
      const customerId = await insertAccount(trx, session, { fields, passwordHash, isAnothers: buyer !== undefined });
      if (order !== undefined) await giveOrder(trx, order, customerId);
      await insertConsent(trx, consentOf(deps, session, fields.email, customerId));
      const device = deviceNameOf(request.userAgent);
      const entering = { ...session, customerId, before: session.idHash, after, rememberMe, device };
      const entered = await enterAccount(trx, entering);
      await sendConfirmation(trx, { ...session, customerId, email: fields.email, origin: request.origin });
      return { known: await findCustomer(trx, { ...session, idHash: after }), merged: entered };
    })
    .catch((error: unknown) => {
      throw isEmailTaken(error) ? accountExists(session) : error;
    });
  if (!known) throw new Error('The customer just saved is not there');
  const login = loginRequestOf(deps, request, fields.email);
  request.keepDevice(deviceValueOf(secret, login));
  deps.security.record('account-created', { ...factsOf(login), consents: ['privacyAgreement'] });
  return { csrf: id.give(), merged, customer: customerOf(known, secret) };
}

/** Logs out this browser. Returns the new CSRF token. */
export async function logOutOf(
  { db, security }: CartDeps,
  { session, ip, requestId, renewId }: AccountRequest,
): Promise<string> {
  await db.transaction().execute((trx) => leaveAccount(trx, session.idHash));
  security.record('logout', { country: session.country, ip, requestId });
  return renewId().give();
}

/**
 * Checks the fields by the country's rules; the guest's data fill empty fields. The data of a buyer who registers by an order's link are
 * fixed.
 */
async function checkedFields(
  { db, settings, now }: CartDeps,
  session: KnownSession,
  { password, privacyAgreement, ...given }: PayloadOf<typeof register>,
  buyer: CustomerFields | undefined,
): Promise<CustomerFields> {
  const shop = settings.of(session.country);
  const known = buyer ?? (await findGuest(db, session));
  const guest = known ? v.parse(CustomerFieldsSchema, known) : {};
  const entered = buyer ? {} : Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const { code, patterns, emailExceptions } = shop;
  const hasOrdered = buyer !== undefined || (await hasOrderedAsGuest(db, session));
  const rules = { country: code, patterns, emailExceptions, today: now, hasOrdered };
  const result = v.safeParse(registerSchema(rules), {
    ...emptyCustomer,
    ...guest,
    ...entered,
    password,
    privacyAgreement,
  });
  if (!result.success) {
    throw new ApiError('validation', { validation: fieldErrorsOf(shop.code, result.issues, 'customerRegister') });
  }
  if (await isCommonPassword(password)) {
    const words = textFor(shop.code, 'password-common');
    throw new ApiError('validation', { validation: { 'customerRegister.password': [words] } });
  }
  const postCode = normalizePostCode(shop.code, result.output.postCode);
  return v.parse(CustomerFieldsSchema, { ...result.output, postCode });
}

async function findGuest(db: CartDeps['db'], session: KnownSession) {
  const known = await findCustomer(db, session);
  return known?.hasAccount ? undefined : known;
}

function consentOf({ settings }: CartDeps, { country }: KnownSession, email: string, customerId: string) {
  const type = 'privacyAgreement' as const;
  const text = settings.of(country).agreements.find((agreement) => agreement.type === type);
  return { country, email, customerId, type, textVersion: text?.version ?? '' };
}

const accountExists = ({ country }: KnownSession) =>
  new ApiError('validation', { validation: { 'customerRegister.email': [textFor(country, 'account-exists')] } });
