/** Key of the payment that asks for a code (R6). */
export const BLIK = 'blik';

/** D14. Placement of alerts that belong to the payment. */
export const PAYMENT_AREA = 'payment';

/** What the buyer knows a payment by. BLIK stands in capitals, as its owner asks. */
export const paymentMarks: Readonly<Record<string, readonly string[]>> = {
  [BLIK]: ['BLIK'],
  card: ['Visa', 'Mastercard'],
};
