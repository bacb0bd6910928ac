import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PasswordSchema } from './account.ts';
import { AssertionSchema } from './passkeys.ts';

/** Minutes after a log-in, or after one of these requests, in which changes of the account need no other confirmation. */
export const CONFIRMED_MINUTES = 10;

const confirmed = { body: v.object({}) };

/** P8. Confirms that it is the customer who uses the browser. Field errors have the key `currentPassword`. */
export const confirmByPassword = endpoint({
  method: 'POST',
  path: '/my-account/confirm/password',
  summary: 'P8. Confirms the customer by the password',
  payload: v.object({ currentPassword: PasswordSchema }),
  ...confirmed,
  problems: ['log-in-required', 'login-blocked'],
});

/** P8. By a key of the customer, for the options of `preparePasskey`. */
export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/my-account/confirm/passkey',
  summary: 'P8. Confirms the customer by a passkey',
  payload: v.object({ credential: AssertionSchema }),
  ...confirmed,
  problems: ['log-in-required', 'passkey-refused'],
});

/** P8. Sends a code to the e-mail of the account. */
export const requestConfirmingCode = endpoint({
  method: 'POST',
  path: '/my-account/confirm/code-request',
  summary: 'P8. Sends a code that confirms the customer',
  payload: v.object({}),
  ...confirmed,
  problems: ['log-in-required'],
});

/** P8. Field errors have the key `code`. */
export const confirmByCode = endpoint({
  method: 'POST',
  path: '/my-account/confirm/code',
  summary: 'P8. Confirms the customer by the code of an e-mail',
  payload: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  ...confirmed,
  problems: ['log-in-required'],
});
