import type { CountryCode } from '@odeta/contracts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type EmailKind =
  | 'order-placed'
  | 'payment-received'
  | 'payment-failed'
  | 'parcel-sent'
  | 'order-delayed'
  | 'order-sold-out'
  | 'order-cancelled'
  | 'refund-made'
  | 'return-registered'
  | 'return-received'
  | 'return-answered'
  | 'newsletter-activation'
  | 'newsletter-reward'
  | 'withdrawal-receipt'
  | 'withdrawal-notice'
  | 'contact-message'
  | 'contact-copy'
  | 'password-reset'
  | 'password-changed'
  | 'email-confirmation'
  | 'order-code'
  | 'email-change'
  | 'email-changed'
  | 'data-export'
  | 'deletion-requested'
  | 'deletion-done'
  | 'blogger-active'
  | 'blogger-held'
  | 'stock-notice-request'
  | 'stock-back';

/** Push notifications. Their recipient is the id of a subscription. */
export type PushKind = 'push-parcel-sent' | 'push-parcel-delivered' | 'push-stock-back';

export interface OutboxTables {
  outbox: {
    id: GeneratedAlways<number>;
    /** Made from the event and never from the recipient, because it is part of file names and of `Message-ID`s. */
    key: string;
    kind: EmailKind | PushKind;
    country: CountryCode;
    recipient: string;
    /** Data of the e-mail. Cleared when it is sent or given up, because it may contain a link that only the recipient may see. */
    data: JSONColumnType<Record<string, string>>;
    /** `dropped`: when it was due, there was no reason to send it any more. */
    state: Generated<'waiting' | 'sent' | 'dropped' | 'failed'>;
    attempts: Generated<number>;
    dueAt: Generated<Date>;
    failure: string | null;
    createdAt: Generated<Date>;
    settledAt: Date | null;
  };
}
