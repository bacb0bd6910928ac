import type { CountryCode } from '@odeta/contracts';
import type { Generated, JSONColumnType } from 'kysely';

export interface PartnerTables {
  preparedCheckout: {
    id: Generated<string>;
    partner: string;
    country: CountryCode;
    items: JSONColumnType<{ variantId: string; quantity: number }[]>;
    discountCode: string | null;
    origin: string;
    returnUrl: string | null;
    shopOrigin: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
    openedAt: Date | null;
    sessionId: number | null;
    cartId: number | null;
    cancelledAt: Date | null;
  };
}
