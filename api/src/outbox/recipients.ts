import type { EmailKind, MailingList } from '../db/column-types.ts';

/**
 * How the shop knows the recipient of each kind of e-mail.
 * - `known`: the address of an order, of a confirmed subscription or account, or of the shop itself. Never limited.
 * - `typed`: whoever sends the request has typed it, and it may be somebody else's. Counts against the limit of the address.
 * - `recovery`: typed, too, by people who have lost access to what is theirs. Has letters in reserve.
 * - `either`: known in some cases, typed in others.
 * - a mailing list: somebody who has confirmed a subscription to it. Not for what a contract or the law requires; requests for a confirmation
 *   are no part of the list, because somebody who has left it can subscribe again.
 */
export const recipients = {
  'order-placed': 'known',
  'payment-received': 'known',
  'payment-failed': 'known',
  'parcel-sent': 'known',
  'order-delayed': 'known',
  'order-sold-out': 'known',
  'order-amended': 'known',
  'order-cancelled': 'known',
  'refund-made': 'known',
  'refund-failed': 'known',
  'voucher-given': 'known',
  'return-registered': 'known',
  'return-received': 'known',
  'return-answered': 'known',
  'newsletter-activation': 'typed',
  'newsletter-reward': 'newsletter',
  'withdrawal-receipt': 'either',
  'withdrawal-notice': 'known',
  'contact-message': 'known',
  'contact-copy': 'typed',
  // A person has read the message and writes to its sender.
  'contact-answer': 'known',
  'password-reset': 'recovery',
  'password-changed': 'either',
  'email-confirmation': 'typed',
  'order-code': 'recovery',
  'log-in-code': 'recovery',
  'passkey-added': 'either',
  'passkey-removed': 'either',
  'sms-number-confirmed': 'either',
  'email-change': 'typed',
  'email-changed': 'either',
  'data-export': 'either',
  'deletion-requested': 'either',
  'deletion-done': 'known',
  'blogger-active': 'known',
  'blogger-held': 'known',
  'stock-notice-request': 'typed',
  'stock-back': 'stock-notices',
} as const satisfies Record<EmailKind, 'known' | 'typed' | 'recovery' | 'either' | MailingList>;

type KindTo<How> = { [Kind in EmailKind]: (typeof recipients)[Kind] extends How ? Kind : never }[EmailKind];
export type KnownKind = KindTo<'known' | 'either'>;
/** What can be left in one press: every e-mail has the link. */
export type ListKind = KindTo<MailingList>;
export type TypedKind = KindTo<'typed' | 'recovery' | 'either'>;

/** The mailing list of a kind; `null` for all others. */
export function listOf(kind: EmailKind): MailingList | null {
  const how = recipients[kind];
  return how === 'newsletter' || how === 'stock-notices' ? how : null;
}
