import type { EmailView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import { priceText } from '../pricing/price-text.ts';
import type { SettingsSource } from '../settings/settings-source.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
}

export const newsletterEmailWriters = ({ settings, layout }: Deps) =>
  ({
    'newsletter-activation': async ({ country, data: { origin = '', token = '' } }) =>
      layout(activationView(settings.of(country), origin, token)),
    'newsletter-reward': async ({ country, data: { origin = '', code = '' } }) =>
      layout(rewardView(settings.of(country), origin, code)),
  }) satisfies Record<string, WriteEmail>;

/** With the link that activates the subscription. */
export function activationView(shop: EmailShop, origin: string, token: string): EmailView {
  const { say } = emailWordsOf(shop);
  return {
    ...emailFrameOf(shop, origin),
    subject: say('activation-subject'),
    preview: say('activation-text', rewardValues(shop)),
    title: say('activation-subject'),
    intro: [say('activation-text', rewardValues(shop))],
    button: { label: say('activation-button'), url: `${origin}/?newsletter=${token}` },
    hint: say('activation-ignore'),
  };
}

/** With the code, so that the customer finds it when ordering. */
export function rewardView(shop: EmailShop, origin: string, code: string): EmailView {
  const { say } = emailWordsOf(shop);
  const values = { ...rewardValues(shop), code };
  return {
    ...emailFrameOf(shop, origin),
    subject: say('reward-subject', values),
    preview: say('reward-use', values),
    title: say('reward-text', values),
    intro: [say('reward-use', values)],
  };
}

function rewardValues(shop: EmailShop) {
  const { percent, freeDeliveryFrom, days } = shop.siteContents.newsletter;
  return { percent, days, amount: priceText(shop, freeDeliveryFrom) };
}
