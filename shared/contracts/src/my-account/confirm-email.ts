import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

/** Confirms the e-mail address after its link was opened. Repeating it changes nothing. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/my-account/email/confirm',
  summary: 'Confirms the e-mail of an account by the link of an e-mail',
  payload: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({ email: v.string() }),
  problems: ['unknown-link'],
});

/** Sends the confirmation link again; sends nothing if the address is confirmed. */
export const sendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/my-account/email/confirmation',
  summary: 'Sends the link that confirms the e-mail of an account',
  payload: v.object({}),
  body: v.object({}),
  problems: ['log-in-required', 'too-many-requests'],
});
