import { type CountryCode, countries, type Language } from '@odeta/contracts';
import type { EmailKind } from '../db/column-types.ts';
import { answerView, copyView, messageView } from '../help/help-emails.ts';
import { countryOf, type Edition, forEachEdition, languageOf } from '../language/editions.ts';
import type { EmailView } from '../mail/email-view.ts';
import { type EmailShop, emailWordsOf } from '../mail/email-words.ts';
import type { EmailContent } from '../mail/mailer.ts';
import { createEmailLayout } from '../mail/write-email.ts';
import { activationView, rewardView } from '../newsletter/newsletter-emails.ts';
import { codeView } from '../order-codes/order-code-emails.ts';
import { failedView, placedView, receivedView } from '../order-emails/order-views.ts';
import { siteContentsOf } from '../seed/contents/site-contents.ts';
import { readSeed } from '../seed/reading/read-seed.ts';
import type { Seed } from '../seed/schemas/schema.ts';
import { backView, requestView } from '../stock-notices/stock-notice-emails.ts';
import { accountViews } from './account-previews.ts';
import { collectedView, laterViews } from './later-previews.ts';
import { returnViews } from './return-previews.ts';
import { collectingOf, pickedUp, sampleOrder } from './sample-order.ts';
import { sampleMessage, sampleNotice, sampleWithdrawal } from './sample-statements.ts';
import { withdrawalViews } from './withdrawal-previews.ts';

export interface EmailPreview extends EmailContent {
  country: CountryCode;
  edition: Edition;
  language: Language;
  kind: EmailKind;
  /** Distinguishes previews of the same kind. */
  name: string;
}

/** Every e-mail in every language, with the templates and texts that buyers get and the seed's goods and sellers. Needs no database. */
export const emailPreviews = async (seedFolder: string): Promise<EmailPreview[]> =>
  previewsOf(await readSeed(seedFolder));

export function previewsOf(seed: Seed): EmailPreview[] {
  const layout = createEmailLayout();
  return forEachEdition((country, edition) => {
    const place = { country, edition, language: languageOf(country) };
    return viewsOf(seed, country).map(({ kind, name, view }) => ({ ...place, kind, name, ...layout(view) }));
  }).flat();
}

interface Shown {
  kind: EmailKind;
  name: string;
  view: EmailView;
}

function viewsOf(seed: Seed, country: CountryCode): Shown[] {
  const shop = shopOf(seed, country);
  const about = (parts: Parameters<typeof sampleOrder>[2]) => ({
    ...{ shop, words: emailWordsOf(shop), link: '#', terms: { text: '' } },
    ...sampleOrder(seed, country, parts),
  });
  const { order, ...paid } = about({});
  const [atPoint, atLocker] = [pickedUp(seed, country), pickedUp(seed, country, { atLocker: true })];
  const payment = { id: '', attempt: 1, amount: order.total, updatedAt: order.placedAt };
  const sender = {
    ...{ country, email: order.email, orderNumber: order.number, placedAt: order.placedAt },
    name: `${order.billTo.firstName} ${order.billTo.lastName}`,
    goods: paid.items.map(({ name }) => name).join('\n'),
  };
  const notice = sampleNotice(country, paid.items[0]?.name ?? '');
  const links = { link: '#', goods: '#', leave: '#' };
  const [withdrawal, message] = [sampleWithdrawal(sender), sampleMessage(sender)];
  const shown = (kind: EmailKind, name: string, view: EmailView) => ({ kind, name, view });
  return [
    shown('order-placed', 'paid', placedView({ ...paid, order, paidAt: order.placedAt })),
    shown('order-placed', 'on-delivery', placedView({ ...about(atPoint), paidAt: null })),
    shown('payment-received', 'received', receivedView({ ...paid, order }, payment)),
    shown('payment-failed', 'waiting', failedView(about({ state: 'awaiting-payment' }))),
    shown('payment-failed', 'over', failedView(about({ state: 'cancelled', reservedUntil: null }))),
    ...laterViews({ ...paid, order }),
    shown('parcel-sent', 'point', collectedView(about(atPoint), collectingOf(seed, country, atPoint))),
    shown(
      'parcel-sent',
      'locker',
      collectedView(about({ ...atLocker, paymentState: 'paid' }), collectingOf(seed, country, atLocker)),
    ),
    ...returnViews({ ...paid, order }),
    shown('newsletter-activation', 'activation', activationView(shop, '', '')),
    shown('newsletter-reward', 'reward', rewardView(shop, { origin: '', code: 'ODETA-8K2M', leave: '#' })),
    ...withdrawalViews(shop, withdrawal, { ...paid, order }),
    shown('stock-notice-request', 'request', requestView(shop, notice, links)),
    shown('stock-back', 'back', backView(shop, notice, links)),
    shown('contact-message', 'message', messageView(shop, message)),
    shown('contact-copy', 'copy', copyView(shop, message, { isBuyer: true })),
    shown('contact-copy', 'received', copyView(shop, message, { isBuyer: false })),
    shown('contact-answer', 'answer', answerView(shop, message, message.message)),
    shown('order-code', 'code', codeView(shop, { origin: '', number: order.number, code: '048213' })),
    ...accountViews(shop, order.placedAt),
  ];
}

const shopOf = (seed: Seed, country: CountryCode): EmailShop => ({
  code: country,
  country: countryOf(country),
  currency: countries[country].currency,
  returnDays: seed.countries[country].returnDays,
  siteContents: siteContentsOf(seed, country),
});
