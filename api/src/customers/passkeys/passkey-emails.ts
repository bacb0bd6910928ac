import { accountPages, LOG_IN_CODE_MINUTES } from '@odeta/contracts';
import type { Clock } from '../../db/database-clock.ts';
import type { EmailView } from '../../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../../mail/email-words.ts';
import type { EmailLayout } from '../../mail/write-email.ts';
import type { WriteEmail } from '../../outbox/send-emails.ts';
import type { SettingsSource } from '../../settings/settings-source.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
  clock: Clock;
}

/** The writers of the e-mails about log-ins without a password; an expired code is not sent. */
export const passkeyEmailWriters = ({ settings, layout, clock }: Deps) =>
  ({
    'passkey-added': async ({ country, data: { origin = '', name = '', at = '' } }) =>
      layout(passkeyAddedView(settings.of(country), { origin, name, at: new Date(at) })),
    'passkey-removed': async ({ country, data: { origin = '', name = '', at = '' } }) =>
      layout(passkeyRemovedView(settings.of(country), { origin, name, at: new Date(at) })),
    'log-in-code': async ({ country, data: { origin = '', code = '', until = '' } }) =>
      new Date(until) <= clock() ? null : layout(logInCodeView(settings.of(country), { origin, code })),
  }) satisfies Record<string, WriteEmail>;

interface Change {
  origin: string;
  name: string;
  at: Date;
}

/** Tells the customer about a change that may not be theirs. */
export function passkeyAddedView(shop: EmailShop, { origin, name, at }: Change): EmailView {
  const { say, time } = emailWordsOf(shop);
  const text = say('passkey-added-text', { name: name || say('passkey-unnamed'), time: time(at) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('passkey-added-subject'),
    preview: text,
    title: say('passkey-added-subject'),
    intro: [text, say('passkey-added-not-you')],
    button: { label: say('password-changed-button'), url: `${origin}${accountPages.forgottenPassword}` },
  };
}

export function passkeyRemovedView(shop: EmailShop, { origin, name, at }: Change): EmailView {
  const { say, time } = emailWordsOf(shop);
  const text = say('passkey-removed-text', { name: name || say('passkey-unnamed'), time: time(at) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('passkey-removed-subject'),
    preview: text,
    title: say('passkey-removed-subject'),
    intro: [text, say('passkey-removed-not-you')],
    button: { label: say('password-changed-button'), url: `${origin}${accountPages.forgottenPassword}` },
  };
}

export function logInCodeView(shop: EmailShop, { origin, code }: { origin: string; code: string }): EmailView {
  const { say } = emailWordsOf(shop);
  const text = say('log-in-code-text', { minutes: LOG_IN_CODE_MINUTES });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('log-in-code-subject'),
    preview: text,
    title: say('code-title', { code }),
    intro: [text],
    hint: say('code-ignore'),
  };
}
