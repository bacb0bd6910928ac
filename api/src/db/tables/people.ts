import type { AgreementType, BloggerProfile, BloggerState, CountryCode, CustomerFields } from '@odeta/contracts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type AddressColumns = { [Field in Exclude<keyof CustomerFields, 'email' | 'birthday'>]: Generated<string> };

export type TokenKind = 'password-reset' | 'email-confirmation' | 'email-change' | 'data-export';

export interface PeopleTables {
  customer: AddressColumns & {
    id: Generated<string>;
    country: CountryCode;
    email: string;
    /** `emailKeyOf` of an account's e-mail; unique in its country. */
    emailKey: string | null;
    /** Eight digits, of customers with an account. */
    number: string | null;
    passwordHash: string | null;
    /** YYYY-MM-DD */
    birthday: string | null;
    /** 1 female, 2 male; `null` unknown. */
    gender: number | null;
    isAuthorized: Generated<boolean>;
    /** Since when the e-mail is known to be his. */
    emailConfirmedAt: Date | null;
    deletedAt: Date | null;
    /** When the account is deleted, because its customer asked for it. */
    deletionDueAt: Date | null;
    /** Address of the shop that he saw then. */
    deletionOrigin: Generated<string>;
  };
  session: {
    id: GeneratedAlways<number>;
    idHash: Buffer;
    customerId: string | null;
    homeId: number | null;
    /** Whose cart and lists these are: the account's session, or the browser's own. */
    ownerId: GeneratedAlways<number>;
    lifetime: Generated<number>;
    /** Browser and system of a log-in. */
    device: Generated<string>;
    loggedInAt: Date | null;
    utm: JSONColumnType<Record<string, string>>;
    createdAt: Generated<Date>;
    expiresAt: Date;
    leftAt: Date | null;
  };
  /** Of links in e-mails; only the hash of what the link carries is kept. */
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
    /** For one order; not in the address book. */
    oneTime: Generated<boolean>;
    /** Parcels go there unless another one is chosen. */
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
  /** Activation e-mails that placed orders asked for and that are still to be sent. */
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
    /** When he applied or changed it last. */
    sentAt: Generated<Date>;
    decidedAt: Date | null;
    /** Why he is held. */
    reason: string | null;
    origin: Generated<string>;
    privacyVersion: Generated<string>;
    /** Of his readers. */
    codeId: number | null;
  };
}
