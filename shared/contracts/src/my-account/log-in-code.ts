import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { EmailSchema } from './account.ts';

/** Digits of the code for logging in. */
export const LOG_IN_CODE_DIGITS = 6;
/** Minutes for which the code is valid. */
export const LOG_IN_CODE_MINUTES = 10;
/** Maximum number of attempts. */
export const LOG_IN_CODE_TRIES = 5;
/** Seconds after which the page offers another code. */
export const LOG_IN_CODE_AGAIN_SECONDS = 60;

/** K7. Sends a code if the e-mail has an account. The response is always the same, so that nobody learns who is a customer. */
export const requestLogInCode = endpoint({
  method: 'POST',
  path: '/base/login-code/request',
  summary: 'K7. Sends a code by which a customer logs in',
  payload: v.object({
    email: EmailSchema,
    /** `sms`: to the number that the account has confirmed for it. */
    by: v.optional(v.picklist(['email', 'sms']), 'email'),
  }),
  body: v.object({
    /** Whether the shop can send the code by SMS instead. */
    hasSms: v.optional(v.boolean(), false),
  }),
  problems: ['bot-protection'],
});

/**
 * K7. Logs in by the code, once, and only in the browser that asked for it. A wrong code, and any code for an e-mail without an account, is
 * an error of the field `code`.
 */
export const logInByCode = endpoint({
  method: 'POST',
  path: '/base/login-code/login',
  summary: 'K7. Logs a customer in by the code of an e-mail',
  payload: v.object({ email: EmailSchema, code: v.pipe(v.string(), v.maxLength(100)), rememberMe: v.boolean() }),
  body: v.object({ csrf: v.string() }),
});
