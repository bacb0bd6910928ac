import type { ContactTopic, CountryCode } from '@odeta/contracts';
import type { Generated } from 'kysely';

interface Declared {
  id: Generated<string>;
  number: string;
  /** Of the request: repeated, it is the same row. */
  key: string;
  requestDigest: Buffer;
  country: CountryCode;
  name: string;
  orderNumber: string;
  email: string;
  /** Address of the shop that the sender saw, for links in e-mails. */
  origin: string;
  receivedAt: Date;
}

export interface HelpTables {
  withdrawal: Declared & {
    /** In the buyer's words; `null`: all goods of the order. */
    goods: string | null;
    /** `null` when no order of the country has this number and this e-mail. */
    orderId: string | null;
    /** When a person of the shop has said which lines are meant. */
    readAt: Generated<Date | null>;
  };
  /** The lines that are meant. */
  withdrawalLine: { withdrawalId: string; orderItemId: number };
  contactMessage: Declared & {
    topic: ContactTopic;
    /** `emailKeyOf` of the e-mail. */
    emailKey: string;
    message: string;
    /** YYYY-MM-DD */
    answerBy: string;
  };
  contactAttachment: { messageId: string; position: number; name: string; content: Buffer };
}
