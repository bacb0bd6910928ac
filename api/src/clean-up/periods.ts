import { SAVED_ITEM_DAYS } from '@odeta/contracts';

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
  /** Carts that partners have prepared: later nobody asks for their state. */
  preparedDays: 180,
} as const;
