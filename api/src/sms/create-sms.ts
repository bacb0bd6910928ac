import * as v from 'valibot';
import type { Mailer } from '../mail/mailer.ts';
import type { Sms, SmsGateway } from './sms.ts';

export const SmsConfigEntries = {
  SMS_GATEWAY: v.pipe(
    v.optional(v.union([v.literal('sandbox'), v.pipe(v.string(), v.url('must be sandbox or an address'))])),
    v.description(
      'Gateway for codes by SMS: an address that receives `{"to","text"}`, or `sandbox`, which shows them among the e-mails; without it there are none',
    ),
  ),
  SMS_GATEWAY_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.nonEmpty())),
    v.description('Key for that gateway, sent as `Authorization: Bearer`'),
  ),
};

interface SmsConfig {
  SMS_GATEWAY?: string | undefined;
  SMS_GATEWAY_KEY?: string | undefined;
}

interface Means {
  mail: Mailer;
  onError: (cause: unknown) => void;
}

export function createSms(config: SmsConfig, { mail, onError }: Means): Sms {
  const { SMS_GATEWAY, SMS_GATEWAY_KEY = '' } = config;
  if (SMS_GATEWAY === undefined) return null;
  const gateway = SMS_GATEWAY === 'sandbox' ? sandboxGateway(mail) : httpGateway(SMS_GATEWAY, SMS_GATEWAY_KEY);
  return { send: (message) => void gateway(message).catch(onError) };
}

/** Milliseconds. */
const TIME_LIMIT = 10_000;

function httpGateway(url: string, key: string): SmsGateway {
  return async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway has refused a message: ${response.status}`);
  };
}

const sandboxGateway =
  (mail: Mailer): SmsGateway =>
  ({ to, text }) =>
    mail.send({ key: `sms-${to.slice(1)}`, to: `${to.slice(1)}@sms.example`, subject: `SMS ${to}`, text, html: '' });
