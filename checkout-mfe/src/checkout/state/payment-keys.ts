/** The payment that asks for a code. */
export const BLIK = 'blik';

/** Placement of alerts about the payment. */
export const PAYMENT_AREA = 'payment';

/** The brands of a payment. BLIK is in capitals, as its owner requires. */
export const paymentMarks: Readonly<Record<string, readonly string[]>> = {
  [BLIK]: ['BLIK'],
  card: ['Visa', 'Mastercard'],
};
