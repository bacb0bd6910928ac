import type { AgreementType, CountryCode, CustomerFields } from '@odeta/shared/contracts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type AddressColumns = { [Field in Exclude<keyof CustomerFields, 'email' | 'birthday'>]: Generated<string> };

export interface PeopleTables {
  customer: AddressColumns & {
    id: Generated<string>;
    country: CountryCode;
    email: string;
    passwordHash: string | null;
    /** YYYY-MM-DD */
    birthday: string | null;
    isAuthorized: Generated<boolean>;
    deletedAt: Date | null;
  };
  session: {
    id: GeneratedAlways<number>;
    idHash: Buffer;
    customerId: string | null;
    utm: JSONColumnType<Record<string, string>>;
    createdAt: Generated<Date>;
    expiresAt: Date;
    leftAt: Date | null;
  };
  agreement: {
    country: CountryCode;
    type: AgreementType;
    version: string;
    html: string;
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
}
