import type { CountryCode, PushSource } from '@odeta/contracts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface PushTables {
  pushSubscription: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    sessionId: number | null;
    /** For customers with an account. */
    customerId: string | null;
    endpoint: string;
    /** For browsers; an app has neither key. */
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
    /** `ended`: by the browser, or by a log-out. */
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
