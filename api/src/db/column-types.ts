import type { AgreementType, CountryCode, MeasureLine, Summary } from '@odeta/contracts';
import type { Edition } from '../language/editions.ts';

export type {
  AgreementType,
  BloggerProfile,
  ContactTopic,
  CountryCode,
  CustomerFields,
  GoodsBox,
  InvoiceCompany,
  LegalPart,
  PaymentFailure,
  PickupPoint,
  Product,
  PushSource,
  ValidationPatterns,
  WithdrawnParcels,
} from '@odeta/contracts';
export type { StockOutcome, WarehouseEvent, WarehouseRefusal } from '@odeta/contracts/warehouse';
export type { InvoiceDocument, InvoiceKind } from './invoice-document.ts';

/**
 * What the summary of an order has beside the amounts in columns, in major units. The document repeats those amounts, because releases
 * before this one read them there; nothing may read them any more.
 */
export type SummaryDetails = Pick<
  Summary,
  'fixedShippingCost' | 'selectedShippingCost' | 'conditionalClubFee' | 'freeDelivery'
> &
  // Missing in orders that are older than this part.
  Partial<Pick<Summary, 'paymentFee'>>;

/** D13, R18. Fees of cash on delivery by the value of the parcel; `upTo` in minor units, `null` for the last tier. */
export interface FeeRule {
  tiers: { upTo: number | null; percent: number }[];
  /** In major units of `currency`. */
  minimum: { amount: number; currency: string } | null;
  taxPercent: number;
}

export interface ExchangeRate {
  /** Value of one unit in the country's currency. */
  rate: number;
  /** YYYY-MM-DD: valid since (R18). */
  on: string;
}

export interface StaticUrls {
  home: string;
  wishlist: string;
  cart: string;
  backToShop: string;
}

export type NamesByCountry = Record<CountryCode, string> & Partial<Record<Edition, string>>;

/** What a pick-up point has in the words of a language. */
export interface PointWords {
  name: string;
  street: string;
  city: string;
}

/** By the editions of its country other than the default one. */
export type PointTranslations = Partial<Record<Edition, PointWords>>;

/** Places in the order by name, by the editions of a country other than the default one. */
export type NamePositions = Partial<Record<Edition, number>>;

export interface MeasuredRow {
  measure: 'width' | 'height' | 'diameter' | 'unfolded';
  cm: number | string;
  from: number;
  to: number;
}

/** P11. A line over the goods, in shares of them. */
export type MeasurePlace = Pick<MeasureLine, 'direction' | 'at' | 'from' | 'to'>;

/** The search words of a language from the seed file. */
export interface LanguageWords {
  stop: string[];
  size: string[];
  years?: string[];
  months?: string[];
  attributes: Record<string, string[]>;
  synonyms: Record<string, string[]>;
  /** Compounds whose last part does not say what they are. */
  whole?: string[];
  popular: string[];
  brands?: Brand[];
  /** Frequent words of the language. */
  common?: string[];
}

/** A brand that the shop does not sell. */
export interface Brand {
  name: string;
  spellings: string[];
  /** The attribute of what is nearest to it. */
  near: string | null;
}

export type TokenKind = 'password-reset' | 'email-confirmation' | 'email-change' | 'data-export';

/** Consents of an order that is not placed yet. */
export interface PendingConsents {
  /** Origin of the shop that the buyer used. */
  origin: string;
  given: readonly { type: AgreementType; text_version: string }[];
}

export interface PreparedItem {
  variantId: string;
  quantity: number;
}

/** A way to send goods back, as it was offered. `cost` in minor units. */
export interface ReturnWayRow {
  key: string;
  name: string;
  text: string;
  cost: number;
}

export type EmailKind =
  | 'order-placed'
  | 'payment-received'
  | 'payment-failed'
  | 'parcel-sent'
  | 'order-delayed'
  | 'order-sold-out'
  | 'order-amended'
  | 'order-cancelled'
  | 'refund-made'
  | 'refund-failed'
  | 'voucher-given'
  | 'return-registered'
  | 'return-received'
  | 'return-answered'
  | 'newsletter-activation'
  | 'newsletter-reward'
  | 'withdrawal-receipt'
  | 'withdrawal-notice'
  | 'contact-message'
  | 'contact-copy'
  | 'contact-answer'
  | 'password-reset'
  | 'password-changed'
  | 'email-confirmation'
  | 'order-code'
  | 'log-in-code'
  | 'passkey-added'
  | 'passkey-removed'
  | 'sms-number-confirmed'
  | 'email-change'
  | 'email-changed'
  | 'data-export'
  | 'deletion-requested'
  | 'deletion-done'
  | 'blogger-active'
  | 'blogger-held'
  | 'stock-notice-request'
  | 'stock-back';

/** E-mails that somebody has subscribed to and can leave in one press. */
export type MailingList = 'newsletter' | 'stock-notices';

/** Push notifications. Their recipient is the id of a subscription. */
export type PushKind = 'push-parcel-sent' | 'push-parcel-delivered' | 'push-stock-back';
