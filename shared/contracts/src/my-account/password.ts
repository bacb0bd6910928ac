import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { EmailSchema, PasswordSchema } from './account.ts';

/** Of a link in an e-mail. */
const TokenSchema = v.pipe(v.string(), v.maxLength(100));

/** Where the reset of a password began, and so where it leads back to. */
const OriginSchema = v.picklist(['account', 'checkout']);

/** P17. Sends a link to the e-mail if it has an account. The answer is the same when it has none: nobody learns who is a customer. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/my-account/password/reset-request',
  summary: 'P17. Sends a link by which a password is reset',
  payload: v.object({ email: EmailSchema, from: v.optional(OriginSchema, 'account') }),
  body: v.object({}),
  problems: ['bot-protection'],
});

/** P17. Whose password a link resets; `null` when it is used up or too old. */
export const readPasswordReset = endpoint({
  method: 'GET',
  path: '/my-account/password/reset',
  summary: 'P17. Whose password a link resets',
  query: v.object({ token: TokenSchema }),
  body: v.object({ email: v.nullable(v.string()) }),
});

/** P17, H13. Sets a new password by a link, once; every log-in of the account ends. Field errors come as `password`. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/my-account/password/reset',
  summary: 'P17. Sets a new password by the link of an e-mail',
  payload: v.object({ token: TokenSchema, password: PasswordSchema }),
  body: v.object({}),
  problems: ['unknown-link'],
});

/** P8, H13. Changes the password of who is logged in. Field errors come as `currentPassword` and `password`. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/my-account/password/change',
  summary: 'P8. Changes the password of who is logged in',
  payload: v.object({
    currentPassword: PasswordSchema,
    password: PasswordSchema,
    /** Ends the log-ins of all other browsers. */
    endOthers: v.boolean(),
  }),
  body: v.object({}),
  problems: ['log-in-required', 'login-blocked'],
});
