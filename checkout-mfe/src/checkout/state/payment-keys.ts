/** Placement of alerts about the payment. */
export const PAYMENT_AREA = 'payment';
