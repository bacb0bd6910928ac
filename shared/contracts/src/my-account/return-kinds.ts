/** P6. A return without a reason, a complaint about a defect, or a report of goods missing from the parcel. */
export const returnKinds = ['declaration', 'complaint', 'non-delivery'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/**
 * P6. Statuses of a return, with the names of the specification. `opened`: the parcel is to be sent; `ready`: it is in transit;
 * `registered`: the shop examines it; `sent`: the refund is on its way; `unknown`: the parcel did not arrive in time, or a newer
 * server sends another value.
 */
export const returnStatuses = ['opened', 'ready', 'completed', 'sent', 'registered', 'unknown'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** H18. The reasons of each kind. */
export const returnReasons = {
  declaration: ['too-small', 'too-large', 'looks-different', 'late', 'not-needed'],
  complaint: ['damaged', 'seam', 'color', 'part-missing', 'other-defect'],
  'non-delivery': ['piece-missing', 'wrong-goods'],
} as const satisfies Record<ReturnKind, readonly string[]>;

/** H18. Through the payment method of the order, by bank transfer, or as a voucher of the account. */
export const refundMethods = ['payment', 'bank-account', 'voucher'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Directive (EU) 2019/771, article 13. What the shopper asks for in a complaint, in the order of the law. */
export const remedies = ['repair', 'replacement', 'reduction', 'refund'] as const;
export type Remedy = (typeof remedies)[number];

/** The decision about a complaint, or about a report of missing goods. With `reduction` the shopper keeps the goods. */
export const returnOutcomes = ['refund', 'reduction', 'repaired', 'replaced', 'refused'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** The outcomes that older pages know. */
export const formerOutcomes = ['refund', 'replaced', 'refused'] as const;

/** Maximum number of characters of the shopper's description of a defect. */
export const RETURN_NOTE_LENGTH = 1000;
