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

/** Notifications that browsers show. Their recipient is the number of a subscription. */
export type PushKind = 'push-parcel-sent' | 'push-parcel-delivered' | 'push-stock-back';

export interface OutboxTables {
  outbox: {
    id: GeneratedAlways<number>;
    /** Made of the event and never of the recipient, because file names and `Message-ID`s are made of it. */
    key: string;
    kind: EmailKind | PushKind;
    country: CountryCode;
    recipient: string;
    /** What the e-mail is made of. Emptied when it is settled: it may hold a link that only the recipient may have. */
    data: JSONColumnType<Record<string, string>>;
    /** `dropped`: by the time it was due there was nothing to say any more. */
    state: Generated<'waiting' | 'sent' | 'dropped' | 'failed'>;
    attempts: Generated<number>;
    dueAt: Generated<Date>;
    failure: string | null;
    createdAt: Generated<Date>;
    settledAt: Date | null;
  };
}
