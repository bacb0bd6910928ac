import type { ClubOffer, Contents, Home, SizeGroup } from '@odeta/contracts';

/** Contents of every page that are no html: what is offered there, when, and which scripts of others run. */
export interface SiteContents {
  /** Missing in databases that an older version has seeded. */
  workMode?: number;
  smartBanner: boolean;
  privacyUrl: string;
  termsUrl: string;
  withdrawalUrl: string;
  claimsUrl: string;
  seller: Seller;
  /** Missing in databases that an older version has seeded. */
  contact?: ContactTerms;
  /** Missing in databases that an older version has seeded. */
  returns?: ReturnTerms;
  /** Days between the request that an account be deleted and its deletion. Missing in older databases. */
  deletionWaitDays?: number;
  globalCss: string;
  /** `freeDeliveryFrom` in minor units. */
  newsletter: { percent: number; freeDeliveryFrom: number; days: number; tracking: string | null };
  club: ClubOffer | null;
  /** Missing in databases that an older version has seeded. */
  legalGuarantee?: { infoUrl: string; image: string | null };
  externalScripts: Contents['externalScripts'];
  liveChat: { hours: { days: number[]; from: string; until: string }[]; script: string | null; busy: boolean };
}

/** Who sells in a country. */
export interface Seller {
  name: string;
  address: string;
  /** Company registration number and tax number, as a sentence. */
  register: string;
  email: string;
  phone: string;
  /** Rate of the VAT that prices include, in percent. */
  vatPercent: number;
}

/** P16. When the phone is answered, and within how many working days messages are. */
export interface ContactTerms {
  phoneHours: { days: number[]; from: string; until: string }[];
  answerDays: number;
}

/** P6. What a return costs in a country, and how its parcel comes back. Money in minor units. */
export interface ReturnTerms {
  fee: number;
  /** Days in which the parcel is to be sent. */
  sendDays: number;
  /** Where parcels go, a line each. */
  address: string[];
  ways: { key: string; name: string; text: string; cost: number }[];
}

/** The home page without the products of its shelves, which are found when it is requested. */
export type HomeDocument = Omit<Home, 'productShelves'> & {
  productShelves: (Omit<Home['productShelves'][number], 'products'> & { length: number })[];
};

/** A size table as a country reads it. */
export interface SizeTableDocument {
  key: string;
  name: string;
  /** It is for the goods of these and of all below them. */
  categoryIds: number[];
  columns: string[];
  /** Of each column the measure of the body, or `null`. Missing, as the group, in databases that an older version has seeded. */
  measures?: (string | null)[];
  group?: SizeGroup;
  rows: { sizes: string[]; cells: string[] }[];
  /** How to take the measures. */
  hints: { name: string; text: string }[];
}
