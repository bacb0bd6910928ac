import { accountPages } from '@odeta/contracts';
import type { EmailView } from '../../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../../mail/email-words.ts';
import type { EmailLayout } from '../../mail/write-email.ts';
import type { WriteEmail } from '../../outbox/send-emails.ts';
import type { SettingsSource } from '../../settings/settings-source.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
}

export const smsEmailWriters = ({ settings, layout }: Deps) =>
  ({
    'sms-number-confirmed': async ({ country, data: { origin = '', number = '', at = '' } }) =>
      layout(smsNumberView(settings.of(country), { origin, number, at: new Date(at) })),
  }) satisfies Record<string, WriteEmail>;

/** The e-mail about a new number for log-in codes, in case somebody else has added it. */
export function smsNumberView(
  shop: EmailShop,
  { origin, number, at }: { origin: string; number: string; at: Date },
): EmailView {
  const { say, time } = emailWordsOf(shop);
  const text = say('sms-number-text', { number, time: time(at) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('sms-number-subject'),
    preview: text,
    title: say('sms-number-subject'),
    intro: [text, say('sms-number-not-you')],
    button: { label: say('password-changed-button'), url: `${origin}${accountPages.forgottenPassword}` },
  };
}
