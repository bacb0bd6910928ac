/** P6. A return declaration, a return because of a defect (complaint), or goods that were not in the parcel. */
export const returnKinds = ['declaration', 'complaint', 'non-delivery'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/**
 * P6. How a return stands, by the names of the specification. `opened`: the parcel is to be sent; `ready`: it is in transit;
 * `registered`: the shop examines it; `sent`: the money is on its way; `unknown`: the parcel did not come in its time, or a newer
 * server says something else.
 */
export const returnStatuses = ['opened', 'ready', 'completed', 'sent', 'registered', 'unknown'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** H18. What may be the reason of each kind. */
export const returnReasons = {
  declaration: ['too-small', 'too-large', 'looks-different', 'late', 'not-needed'],
  complaint: ['damaged', 'seam', 'color', 'part-missing', 'other-defect'],
  'non-delivery': ['piece-missing', 'wrong-goods'],
} as const satisfies Record<ReturnKind, readonly string[]>;

/** H18. By the payment that the order was paid with, by bank transfer, or as a voucher of the account. */
export const refundMethods = ['payment', 'bank-account', 'voucher'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** How the shop answered a complaint, or a report of missing goods. */
export const returnOutcomes = ['refund', 'replaced', 'refused'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** In characters, of what a buyer writes about a defect. */
export const RETURN_NOTE_LENGTH = 1000;
