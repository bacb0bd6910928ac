import { accountPages, EXPORT_PARAMETER } from '@odeta/contracts';
import type { EmailView } from '../../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../../mail/email-words.ts';
import type { EmailLayout } from '../../mail/write-email.ts';
import type { WriteEmail } from '../../outbox/send-emails.ts';
import type { SettingsSource } from '../../settings/settings-source.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
}

export const personalDataEmailWriters = ({ settings, layout }: Deps) =>
  ({
    'data-export': async ({ country, data: { origin = '', token = '' } }) =>
      layout(exportView(settings.of(country), { origin, token })),
    'deletion-requested': async ({ country, data: { origin = '', due = '' } }) =>
      layout(deletionRequestedView(settings.of(country), { origin, due: new Date(due) })),
    'deletion-done': async ({ country, data: { origin = '' } }) =>
      layout(deletionDoneView(settings.of(country), origin)),
  }) satisfies Record<string, WriteEmail>;

export function exportView(shop: EmailShop, { origin, token }: { origin: string; token: string }): EmailView {
  const { say } = emailWordsOf(shop);
  const query = new URLSearchParams({ [EXPORT_PARAMETER]: token });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('export-subject'),
    preview: say('export-text'),
    title: say('export-subject'),
    intro: [say('export-text')],
    button: { label: say('export-button'), url: `${origin}${accountPages.settings}?${query}` },
    hint: say('export-ignore'),
  };
}

export function deletionRequestedView(shop: EmailShop, { origin, due }: { origin: string; due: Date }): EmailView {
  const { say, date } = emailWordsOf(shop);
  const text = say('deletion-requested-text', { date: date(due) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('deletion-requested-subject'),
    preview: text,
    title: say('deletion-requested-subject'),
    intro: [text, say('deletion-requested-keep')],
    button: { label: say('deletion-requested-button'), url: `${origin}${accountPages.settings}` },
  };
}

export function deletionDoneView(shop: EmailShop, origin: string): EmailView {
  const { say } = emailWordsOf(shop);
  return {
    ...emailFrameOf(shop, origin),
    subject: say('deletion-done-subject'),
    preview: say('deletion-done-text'),
    title: say('deletion-done-subject'),
    intro: [say('deletion-done-text'), say('deletion-done-orders')],
  };
}
