import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

const SmsLogInSchema = v.object({
  /** Whether the shop sends codes by SMS. */
  isOffered: v.boolean(),
  /** The number that was confirmed for codes, masked. */
  number: v.nullable(v.string()),
  /** The telephone number of the account, masked; `null` if it has none that can be used. */
  ownNumber: v.nullable(v.string()),
});
export type SmsLogIn = v.InferOutput<typeof SmsLogInSchema>;

/** P8. To which number codes for logging in are sent. */
export const readSmsLogIn = endpoint({
  method: 'GET',
  path: '/my-account/sms-log-in',
  summary: 'P8. The number that receives codes for logging in',
  body: SmsLogInSchema,
  problems: ['log-in-required'],
});

/** P8. Sends a code to the telephone number of the account, which the code confirms. */
export const requestSmsNumber = endpoint({
  method: 'POST',
  path: '/my-account/sms-log-in/request',
  summary: 'P8. Sends a code that confirms the telephone number of the account',
  payload: v.object({}),
  body: v.object({}),
  problems: ['log-in-required', 'confirmation-required'],
});

/** P8. A wrong code is an error of the field `code`. */
export const confirmSmsNumber = endpoint({
  method: 'POST',
  path: '/my-account/sms-log-in/confirm',
  summary: 'P8. Confirms the number by the code',
  payload: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  body: SmsLogInSchema,
  problems: ['log-in-required'],
});

export const removeSmsNumber = endpoint({
  method: 'POST',
  path: '/my-account/sms-log-in/remove',
  summary: 'P8. No more codes are sent to the number',
  payload: v.object({}),
  body: SmsLogInSchema,
  problems: ['log-in-required'],
});
