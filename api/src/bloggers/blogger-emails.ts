import { accountPages } from '@odeta/contracts';
import { textFor } from '../http/texts.ts';
import type { EmailView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { heldTexts, isHeldReason } from './held-reasons.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
}

export const bloggerEmailWriters = ({ settings, layout }: Deps) =>
  ({
    'blogger-active': async ({ country, data: { origin = '', code = '', percent = '' } }) =>
      layout(activeView(settings.of(country), { origin, code, percent })),
    'blogger-held': async ({ country, data: { origin = '', reason = '' } }) =>
      layout(heldView(settings.of(country), { origin, reason })),
  }) satisfies Record<string, WriteEmail>;

export function activeView(
  shop: EmailShop,
  { origin, code, percent }: { origin: string; code: string; percent: string },
): EmailView {
  const { say } = emailWordsOf(shop);
  const text = say('blogger-active-text', { percent });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('blogger-active-subject'),
    preview: text,
    title: say('blogger-active-subject'),
    intro: [text, say('blogger-active-duty')],
    sections: [{ title: say('blogger-code'), lines: [code] }],
    button: { label: say('blogger-button'), url: `${origin}${accountPages.blogger}` },
  };
}

export function heldView(shop: EmailShop, { origin, reason }: { origin: string; reason: string }): EmailView {
  const { say } = emailWordsOf(shop);
  const text = isHeldReason(reason) ? textFor(shop.code, heldTexts[reason]) : '';
  return {
    ...emailFrameOf(shop, origin),
    subject: say('blogger-held-subject'),
    preview: text,
    title: say('blogger-held-subject'),
    intro: [text, say('blogger-held-again')],
    button: { label: say('blogger-button'), url: `${origin}${accountPages.blogger}` },
  };
}
