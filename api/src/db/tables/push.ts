import type { CountryCode, PushSource } from '@odeta/contracts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface PushTables {
  pushSubscription: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    sessionId: number | null;
    /** Of an account. */
    customerId: string | null;
    endpoint: string;
    /** Of a browser; an app has neither. */
    p256dh: string | null;
    auth: string | null;
    orders: Generated<boolean>;
    origin: string;
    createdAt: Generated<Date>;
  };
  pushConsent: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    sessionId: number | null;
    customerId: string | null;
    active: boolean;
    /** `ended`: the browser, or the end of a log-in, ended it. */
    source: PushSource | 'ended';
    textVersion: string;
    at: Generated<Date>;
  };
  stockPush: {
    id: GeneratedAlways<number>;
    pushId: number;
    variantId: number;
    createdAt: Generated<Date>;
  };
}
