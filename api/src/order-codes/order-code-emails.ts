import { ORDER_CODE_MINUTES } from '@odeta/contracts';
import type { Clock } from '../db/database-clock.ts';
import type { EmailView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import type { SettingsSource } from '../settings/settings-source.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
  clock: Clock;
}

/** The writer of the e-mail with an order's code; an expired code is not sent. */
export const orderCodeEmailWriters = ({ settings, layout, clock }: Deps) =>
  ({
    'order-code': async ({ country, data: { origin = '', number = '', code = '', until = '' } }) =>
      new Date(until) <= clock() ? null : layout(codeView(settings.of(country), { origin, number, code })),
  }) satisfies Record<string, WriteEmail>;

export function codeView(
  shop: EmailShop,
  { origin, number, code }: { origin: string; number: string; code: string },
): EmailView {
  const { say } = emailWordsOf(shop);
  const text = say('code-text', { number, minutes: ORDER_CODE_MINUTES });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('code-subject', { number }),
    preview: text,
    title: say('code-title', { code }),
    intro: [text],
    hint: say('code-ignore'),
  };
}
