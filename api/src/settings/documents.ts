import type { ClubOffer, Contents, Home, SizeGroup } from '@odeta/contracts';

/** Settings that every page needs. */
export interface SiteContents {
  /** Missing in databases seeded by older versions. */
  workMode?: number;
  smartBanner: boolean;
  privacyUrl: string;
  termsUrl: string;
  withdrawalUrl: string;
  claimsUrl: string;
  seller: Seller;
  /** Missing in databases seeded by older versions. */
  contact?: ContactTerms;
  /** Missing in databases seeded by older versions. */
  returns?: ReturnTerms;
  /** Days from the request to the deletion of an account. Missing in databases seeded by older versions. */
  deletionWaitDays?: number;
  globalCss: string;
  /** `freeDeliveryFrom` in minor units. */
  newsletter: { percent: number; freeDeliveryFrom: number; days: number; tracking: string | null };
  club: ClubOffer | null;
  /** Directive 2013/11/EU, article 13: the body for disputes with consumers. Missing in databases seeded by older versions. */
  conciliation?: { name: string; url: string };
  /** Missing in databases seeded by older versions. */
  legalGuarantee?: { infoUrl: string; image: string | null };
  externalScripts: Contents['externalScripts'];
  liveChat: { hours: { days: number[]; from: string; until: string }[]; script: string | null; busy: boolean };
}

/** The seller in a country. */
export interface Seller {
  name: string;
  address: string;
  /** Company registration number and tax number, as a sentence. */
  register: string;
  email: string;
  phone: string;
  /** VAT rate included in prices, in percent. */
  vatPercent: number;
}

/** Hours of the telephone service, and the working days in which messages are answered. */
export interface ContactTerms {
  phoneHours: { days: number[]; from: string; until: string }[];
  answerDays: number;
}

/** The conditions of returns in a country. Money in minor units. */
export interface ReturnTerms {
  /** For which a voucher is valid that an employee gives for an order; missing from documents of earlier releases. */
  goodwillMonths?: number;
  fee: number;
  /** Days in which the customer has to send the parcel. */
  sendDays: number;
  /** Lines of the address for parcels. */
  address: string[];
  ways: { key: string; name: string; text: string; cost: number }[];
}

/** The home page without the products of its shelves, which are loaded for each request. */
export type HomeDocument = Omit<Home, 'productShelves'> & {
  productShelves: (Omit<Home['productShelves'][number], 'products'> & { length: number })[];
};

/** A size table in the language of a country. */
export interface SizeTableDocument {
  key: string;
  name: string;
  /** The table applies to these categories and their descendants. */
  categoryIds: number[];
  columns: string[];
  /** The body measure of each column, or `null`. `measures` and `group` are missing in databases seeded by older versions. */
  measures?: (string | null)[];
  group?: SizeGroup;
  rows: { sizes: string[]; cells: string[] }[];
  /** How to take the measures. */
  hints: { name: string; text: string }[];
}
