import { WITHDRAWAL_FORM_URL } from '@odeta/contracts';
import type { SectionView } from '../mail/email-view.ts';
import { formLink } from '../orders/order-link/order-link.ts';
import type { Ordered } from './order-sections.ts';

/** `link` opens the order in any browser. */
type Linked = Ordered & { link: string };

/**
 * Mandatory contents of the confirmation on a durable medium (Directive 2011/83/EU, article 8 paragraph 7): the accepted terms, the right
 * of withdrawal with the form of annex I part B, and how to complain.
 */
export const legalSections = (ordered: Linked): SectionView[] => [
  termsSection(ordered),
  withdrawalSection(ordered),
  formSection(ordered),
  claimsSection(ordered),
];

function termsSection({ order, shop, terms, words: { say, date } }: Ordered): SectionView {
  const { termsVersion, origin } = order;
  return {
    title: say('terms'),
    paragraphs: [
      ...(termsVersion === null ? [] : [say('terms-text', { date: date(termsVersion) })]),
      ...(terms ? [say('terms-attached')] : []),
    ],
    links: [{ label: say('terms'), url: `${origin}${shop.siteContents.termsUrl}` }],
  };
}

function withdrawalSection({ shop, link, words: { say } }: Linked): SectionView {
  const { seller } = shop.siteContents;
  return {
    title: say('withdrawal'),
    paragraphs: [
      say('withdrawal-period'),
      say('withdrawal-how', { email: seller.email }),
      say('withdrawal-refund'),
      say('withdrawal-goods'),
      say('withdrawal-longer', { days: shop.returnDays }),
    ],
    links: [{ label: say('withdrawal-link'), url: formLink(link, 'withdrawal') }],
  };
}

function formSection({ order, shop, words: { say, date } }: Ordered): SectionView {
  const { name: seller, address, email } = shop.siteContents.seller;
  return {
    title: say('form'),
    form: [
      say('form-to', { seller, address, email }),
      say('form-goods'),
      say('form-order', { number: order.number, date: date(order.placedAt) }),
      say('form-name'),
      say('form-address'),
      say('form-signature'),
    ],
    links: [{ label: say('form-pdf'), url: `${order.origin}${WITHDRAWAL_FORM_URL}` }],
  };
}

const claimsSection = ({ order, shop, words: { say } }: Ordered): SectionView => ({
  title: say('claims'),
  paragraphs: [say('claims-text')],
  links: [{ label: say('claims-link'), url: `${order.origin}${shop.siteContents.claimsUrl}` }],
});
