import type { EmailView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf, unsubscribeOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import { unsubscribeUrlOf } from '../outbox/unsubscribe-link.ts';
import { priceText } from '../pricing/price-text.ts';
import type { SettingsSource } from '../settings/settings-source.ts';

interface Deps {
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
  /** Key for the links to unsubscribe. */
  secret: string;
}

export const newsletterEmailWriters = ({ settings, layout, secret }: Deps) =>
  ({
    'newsletter-activation': async ({ country, data: { origin = '', token = '' } }) =>
      layout(activationView(settings.of(country), origin, token)),
    'newsletter-reward': async ({ country, recipient: email, data: { origin = '', code = '' } }) => {
      const leave = unsubscribeUrlOf(secret, origin, { country, list: 'newsletter', email });
      return layout(rewardView(settings.of(country), { origin, code, leave }));
    },
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

interface Rewarded {
  origin: string;
  code: string;
  /** `unsubscribeUrlOf` the recipient. */
  leave: string;
}

/** With the code, so that the customer finds it when ordering. */
export function rewardView(shop: EmailShop, { origin, code, leave }: Rewarded): EmailView {
  const { say } = emailWordsOf(shop);
  const values = { ...rewardValues(shop), code };
  const frame = emailFrameOf(shop, origin);
  const { paragraphs, links } = frame.footer;
  return {
    ...frame,
    unsubscribe: unsubscribeOf(shop, leave),
    footer: { paragraphs, links: [{ label: say('footer-unsubscribe'), url: leave }, ...links] },
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
