import { accountPages, RESET_FROM } from '@odeta/contracts';
import type { EmailView } from '../../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../../mail/email-words.ts';
import type { EmailLayout } from '../../mail/write-email.ts';
import type { WriteEmail } from '../../outbox/send-emails.ts';
import type { SettingsSource } from '../../settings/settings-source.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
}

export const securityEmailWriters = ({ settings, layout }: Deps) =>
  ({
    'password-reset': async ({ country, data: { origin = '', token = '', from = '' } }) =>
      layout(resetView(settings.of(country), { origin, token, from })),
    'password-changed': async ({ country, data: { origin = '', at = '' } }) =>
      layout(changedView(settings.of(country), { origin, at: new Date(at) })),
    'email-confirmation': async ({ country, data: { origin = '', token = '' } }) =>
      layout(confirmationView(settings.of(country), { origin, token })),
    'email-change': async ({ country, data: { origin = '', token = '' } }) =>
      layout(emailChangeView(settings.of(country), { origin, token })),
    'email-changed': async ({ country, data: { origin = '', at = '' } }) =>
      layout(emailChangedView(settings.of(country), { origin, at: new Date(at) })),
  }) satisfies Record<string, WriteEmail>;

/** With the link, which also contains the page where the reset was started. */
export function resetView(
  shop: EmailShop,
  { origin, token, from }: { origin: string; token: string; from: string },
): EmailView {
  const { say } = emailWordsOf(shop);
  const query = new URLSearchParams({ 'password-reset': token, ...(from === 'checkout' && { [RESET_FROM]: from }) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('reset-subject'),
    preview: say('reset-text'),
    title: say('reset-subject'),
    intro: [say('reset-text')],
    button: { label: say('reset-button'), url: `${origin}${accountPages.newPassword}?${query}` },
    hint: say('reset-ignore'),
  };
}

/** Tells the customer about a change that may not be theirs. */
export function changedView(shop: EmailShop, { origin, at }: { origin: string; at: Date }): EmailView {
  const { say, time } = emailWordsOf(shop);
  const text = say('password-changed-text', { time: time(at) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('password-changed-subject'),
    preview: text,
    title: say('password-changed-subject'),
    intro: [text, say('password-changed-not-you')],
    button: { label: say('password-changed-button'), url: `${origin}${accountPages.forgottenPassword}` },
  };
}

export function confirmationView(shop: EmailShop, { origin, token }: { origin: string; token: string }): EmailView {
  const { say } = emailWordsOf(shop);
  const query = new URLSearchParams({ 'email-confirmation': token });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('confirmation-subject'),
    preview: say('confirmation-text'),
    title: say('confirmation-subject'),
    intro: [say('confirmation-text')],
    button: { label: say('confirmation-button'), url: `${origin}${accountPages.confirmEmail}?${query}` },
    hint: say('confirmation-ignore'),
  };
}

export function emailChangeView(shop: EmailShop, { origin, token }: { origin: string; token: string }): EmailView {
  const { say } = emailWordsOf(shop);
  const query = new URLSearchParams({ 'email-confirmation': token });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('email-change-subject'),
    preview: say('email-change-text'),
    title: say('email-change-subject'),
    intro: [say('email-change-text')],
    button: { label: say('email-change-button'), url: `${origin}${accountPages.confirmEmail}?${query}` },
    hint: say('email-change-ignore'),
  };
}

/** Tells the owner of the former address about a change that may not be theirs. */
export function emailChangedView(shop: EmailShop, { origin, at }: { origin: string; at: Date }): EmailView {
  const { say, time } = emailWordsOf(shop);
  const text = say('email-changed-text', { time: time(at) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('email-changed-subject'),
    preview: text,
    title: say('email-changed-subject'),
    intro: [text, say('email-changed-not-you', { ...shop.siteContents.seller })],
  };
}
