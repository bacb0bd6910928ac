import { setTimeout as pause } from 'node:timers/promises';
import type { Email } from '../mail/mailer.ts';
import { createSms } from './create-sms.ts';
import { internationalNumber, maskedNumber } from './international-number.ts';

test.each([
  ['sk', '905 123 456', '+421905123456'],
  ['ro', '0712345678', '+40712345678'],
  ['hu', '201234567', '+36201234567'],
  ['pl', '+380 50 123 45 67', '+380501234567'],
  ['pl', '0048501234567', '+48501234567'],
  ['pl', '+1 900 555 0100', null],
  ['pl', '', null],
] as const)('the number of %s that was entered as "%s" is %s', (country, typed, number) => {
  expect(internationalNumber(country, typed)).toBe(number);
});

test('of a number only the last digits are shown', () => {
  expect(maskedNumber('+421905123456')).toBe('••• 456');
});

test('the sandbox shows messages among the e-mails, a gateway that fails is reported, and none is sent without one', async () => {
  const emails: Email[] = [];
  const failures: unknown[] = [];
  const means = {
    mail: { folder: null, send: async (email: Email) => void emails.push(email) },
    onError: (cause: unknown) => failures.push(cause),
  };

  createSms({ SMS_GATEWAY: 'sandbox' }, means)?.send({ to: '+421905123456', text: 'Kód 123456' });
  createSms({ SMS_GATEWAY: 'http://127.0.0.1:9' }, means)?.send({ to: '+421905123456', text: '' });
  for (let attempt = 0; attempt < 200 && failures.length === 0; attempt += 1) await pause(10);

  expect(emails).toMatchObject([{ to: '421905123456@sms.example', subject: 'SMS +421905123456', text: 'Kód 123456' }]);
  expect(failures).toHaveLength(1);
  expect(createSms({}, means)).toBeNull();
});
