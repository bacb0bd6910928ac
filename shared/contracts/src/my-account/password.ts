import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { EmailSchema, PasswordSchema } from './account.ts';

/** Token of an e-mail's link. */
const TokenSchema = v.pipe(v.string(), v.maxLength(100));

/** Where the password reset was started, and where it returns to. */
const OriginSchema = v.picklist(['account', 'checkout']);

/** P17. Sends a link if the e-mail has an account. The response is always the same, so that nobody learns who is a customer. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/my-account/password/reset-request',
  summary: 'P17. Sends a link by which a password is reset',
  payload: v.object({ email: EmailSchema, from: v.optional(OriginSchema, 'account') }),
  body: v.object({}),
  problems: ['bot-protection'],
});

/** P17. The account of a reset link; `null` when the link is used or expired. */
export const readPasswordReset = endpoint({
  method: 'GET',
  path: '/my-account/password/reset',
  summary: 'P17. Whose password a link resets',
  query: v.object({ token: TokenSchema }),
  body: v.object({ email: v.nullable(v.string()) }),
});

/** P17, H13. Sets a new password by a single-use link; all log-ins of the account end. Field errors have the key `password`. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/my-account/password/reset',
  summary: 'P17. Sets a new password by the link of an e-mail',
  payload: v.object({ token: TokenSchema, password: PasswordSchema }),
  body: v.object({}),
  problems: ['unknown-link'],
});

/** P8, H13. Changes the password of the logged-in customer. Field errors have the keys `currentPassword` and `password`. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/my-account/password/change',
  summary: 'P8. Changes the password of who is logged in',
  payload: v.object({
    currentPassword: PasswordSchema,
    password: PasswordSchema,
    /** Ends the log-ins in all other browsers. */
    endOthers: v.boolean(),
  }),
  body: v.object({}),
  problems: ['log-in-required', 'login-blocked'],
});
