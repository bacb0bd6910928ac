import { type CountryCode, SAVED_ITEM_DAYS } from '@odeta/contracts';

/** How long data is kept. The clean-up deletes by these figures, and the privacy notice names them. */
export const periods = {
  /** An expired session is still kept: a visitor who returns gets their cart back. */
  visitorDays: 7,
  /** A request may be repeated with its idempotency key. The order itself is found through its cart. */
  keyDays: 7,
  /** Failures that browsers report, and notices of the bank. */
  logDays: 30,
  canaryDays: 30,
  /** Failed log-ins and unused links of e-mails. */
  attemptDays: 2,
  removedDays: 2,
  savedItemDays: SAVED_ITEM_DAYS,
  emailDays: 30,
  /** E-mails that could not be sent, because an operator looks into them. */
  failedEmailDays: 180,
  /** Messages to the shop. The contact form names this period. */
  messageMonths: 24,
  /** Requests for goods that are sold out. */
  stockNoticeDays: 365,
  /** Reports of the warehouse about its stock, which may be 30 days late. */
  stockReportDays: 60,
  /** Pictures of contents that no change names: by then nobody edits the content any more for which it was uploaded. */
  uploadedPictureDays: 7,
  /** Change sets that only showed what somebody edited, whose links have ended by then. */
  previewSetDays: 1,
  /** Carts that partners have prepared: later nobody asks for their state. */
  preparedDays: 180,
} as const;

export interface DocumentPeriod {
  /** A year of `day` has 365 days. */
  years: number;
  /**
   * From what the years count: the end of the year, the end of the year in which the tax is due (a month later), 1 July of the next year, or
   * the day of the document itself.
   */
  from: 'year-end' | 'tax-year-end' | 'july' | 'day';
}

/**
 * How long the law wants invoices to be kept: in Poland by article 86 of the Tax Ordinance, in Slovakia by § 76 of act 222/2004, in Hungary by
 * § 169 of act C of 2000, in Romania by law 82/1991, in Ukraine by article 44 of the Tax Code. Orders keep their personal data as long,
 * because complaints and documents need it.
 */
export const documentPeriods: Readonly<Record<CountryCode, DocumentPeriod>> = {
  pl: { years: 5, from: 'tax-year-end' },
  sk: { years: 10, from: 'year-end' },
  hu: { years: 8, from: 'year-end' },
  ro: { years: 5, from: 'july' },
  ua: { years: 5, from: 'day' },
};
