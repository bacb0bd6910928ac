import type { CountryCode, ValidationPatterns } from '@odeta/contracts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface ExchangeRate {
  /** Value of one unit in the country's currency. */
  rate: number;
  /** YYYY-MM-DD: valid since (R18). */
  on: string;
}

export interface ContentTables {
  country: {
    code: CountryCode;
    name: string;
    freeDeliveryFrom: number | null;
    returnDays: number;
    dispatchUntil: number;
    /** YYYY-MM-DD, or MM-DD for every year: closed in addition to public holidays. */
    closedDays: string[];
    /** YYYY-MM-DD or MM-DD: public holidays on which parcels are sent and delivered. */
    openDays: string[];
    liveChat: boolean;
    exchangeRates: JSONColumnType<Record<string, ExchangeRate>>;
    staticUrls: JSONColumnType<{ home: string; wishlist: string; cart: string; backToShop: string }>;
    emailExceptions: string;
    patterns: JSONColumnType<ValidationPatterns>;
  };
  content: { country: CountryCode; name: string; body: JSONColumnType<object>; updatedAt: Generated<Date> };
  /** Every version that buyers have accepted, as plain text. */
  terms: { country: CountryCode; version: string; text: string };
  notice: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    client: 'application' | 'desktop' | 'mobile';
    html: string;
    closable: boolean;
    expiredDays: number | null;
    activeFrom: Date | null;
    activeUntil: Date | null;
    position: number;
  };
  banner: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    place: 'strip' | 'cart';
    url: string | null;
    content: string;
    code: string | null;
    collapsible: string | null;
    backgroundColor: string | null;
    font: string | null;
    activeFrom: Date | null;
    activeUntil: Date | null;
    position: number;
  };
  clientLog: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    level: string;
    message: string;
    context: JSONColumnType<object>;
    userAgent: string | null;
    at: Generated<Date>;
  };
}
