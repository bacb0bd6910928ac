import type { AgreementType, BloggerProfile, BloggerState, CountryCode, CustomerFields } from '@odeta/contracts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type AddressColumns = { [Field in Exclude<keyof CustomerFields, 'email' | 'birthday'>]: Generated<string> };

export type TokenKind = 'password-reset' | 'email-confirmation' | 'email-change' | 'data-export';

export interface PeopleTables {
  customer: AddressColumns & {
    id: Generated<string>;
    country: CountryCode;
    email: string;
    /** `emailKeyOf` of an account's e-mail; unique within the country. */
    emailKey: string | null;
    /** Eight digits; only for customers with an account. */
    number: string | null;
    passwordHash: string | null;
    /** YYYY-MM-DD */
    birthday: string | null;
    /** 1 female, 2 male; `null` unknown. */
    gender: number | null;
    isAuthorized: Generated<boolean>;
    /** When the customer proved that the e-mail is theirs. */
    emailConfirmedAt: Date | null;
    deletedAt: Date | null;
    /** When the account will be deleted at the customer's request. */
    deletionDueAt: Date | null;
    /** Origin of the shop that the customer used for that request. */
    deletionOrigin: Generated<string>;
  };
  session: {
    id: GeneratedAlways<number>;
    idHash: Buffer;
    customerId: string | null;
    homeId: number | null;
    /** The session that owns cart and lists: the account's session, or the browser's own. */
    ownerId: GeneratedAlways<number>;
    lifetime: Generated<number>;
    /** Browser and operating system of a log-in. */
    device: Generated<string>;
    loggedInAt: Date | null;
    utm: JSONColumnType<Record<string, string>>;
    createdAt: Generated<Date>;
    expiresAt: Date;
    leftAt: Date | null;
  };
  /** Tokens of links in e-mails; only the hash of a token is stored. */
  oneTimeToken: {
    hash: Buffer;
    kind: TokenKind;
    customerId: string | null;
    email: string | null;
    expiresAt: Date;
    usedAt: Date | null;
  };
  address: AddressColumns & {
    id: GeneratedAlways<number>;
    customerId: string;
    /** For a single order; not in the address book. */
    oneTime: Generated<boolean>;
    /** The default delivery address. */
    isDefault: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  rateCount: {
    key: string;
    count: number;
    resetAt: Date;
  };
  attempt: {
    key: Buffer;
    count: number;
    lastAt: Date;
    blockedUntil: Date;
  };
  agreement: {
    country: CountryCode;
    type: AgreementType;
    version: string;
    html: string;
    note: Generated<string>;
    required: boolean;
    active: boolean;
    position: number;
  };
  newsletter: {
    country: CountryCode;
    email: string;
    status: Generated<'pending' | 'active' | 'left'>;
    tokenHash: Buffer | null;
    source: number | null;
    createdAt: Generated<Date>;
    activatedAt: Date | null;
    sentAt: Date | null;
    rewardId: number | null;
  };
  /** Activation e-mails that placed orders have requested and that are not sent yet. */
  newsletterRequest: {
    orderId: string;
    country: CountryCode;
    email: string;
    origin: string;
    dueAt: Generated<Date>;
  };
  consent: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    email: string;
    customerId: string | null;
    orderId: string | null;
    type: AgreementType;
    textVersion: string;
    active: boolean;
    source: string;
    at: Generated<Date>;
  };
  blogger: {
    customerId: string;
    status: Generated<BloggerState>;
    profile: JSONColumnType<BloggerProfile>;
    /** When the customer applied or last changed the profile. */
    sentAt: Generated<Date>;
    decidedAt: Date | null;
    reason: string | null;
    origin: Generated<string>;
    privacyVersion: Generated<string>;
    /** The discount code for the blogger's readers. */
    codeId: number | null;
  };
}
