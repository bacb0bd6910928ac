import type { ContactTopic, CountryCode } from '@odeta/contracts';
import type { Generated } from 'kysely';

interface Declared {
  id: Generated<string>;
  number: string;
  /** The request's idempotency key: a repeated request finds the same row. */
  key: string;
  requestDigest: Buffer;
  country: CountryCode;
  name: string;
  orderNumber: string;
  email: string;
  /** Origin of the shop that the sender used, for links in e-mails. */
  origin: string;
  receivedAt: Date;
}

export interface HelpTables {
  withdrawal: Declared & {
    /** In the buyer's words; `null`: all goods of the order. */
    goods: string | null;
    /** `null` when no order of the country matches the number and the e-mail. */
    orderId: string | null;
    /** When an employee selected the lines that are meant. */
    readAt: Generated<Date | null>;
  };
  withdrawalLine: { withdrawalId: string; orderItemId: number };
  contactMessage: Declared & {
    topic: ContactTopic;
    /** H11. Empty, or eight digits as the sender wrote them. */
    customerNumber: Generated<string>;
    /** `emailKeyOf` of the e-mail. */
    emailKey: string;
    message: string;
    /** YYYY-MM-DD */
    answerBy: string;
  };
  contactAttachment: { messageId: string; position: number; name: string; content: Buffer };
}
