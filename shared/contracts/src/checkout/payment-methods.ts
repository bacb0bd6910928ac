/**
 * How a payment method differs from one that is paid on the provider's page or on delivery. Its names, fees, deliveries and countries are
 * settings of the shop.
 */
export interface PaymentMethodFacts {
  /**
   * What an order needs besides the choice: a code that the customer types, or the token of a wallet's payment sheet. Such a payment has no
   * page of the provider: the shop's page waits for it.
   */
  needs?: 'code' | 'wallet-token';
  /** Seconds that the customer has for confirming it; without a figure as long as the goods are reserved. */
  confirmWithin?: number;
  /** The brands that are shown beside its name. */
  marks?: readonly string[];
}

/** Key of the payment with a browser's wallet: Google Pay, Apple Pay. */
export const WALLET = 'wallet';

/** Every payment method that differs, once. Methods that are not listed need nothing special. */
export const paymentMethodList: Readonly<Record<string, PaymentMethodFacts>> = {
  card: { marks: ['Visa', 'Mastercard'] },
  /** R6, H15. A code of the bank's app is valid for two minutes. The brand is in capitals, as its owner requires. */
  blik: { needs: 'code', confirmWithin: 120, marks: ['BLIK'] },
  [WALLET]: { needs: 'wallet-token' },
};

export const paymentFacts = (key: string | null): PaymentMethodFacts => paymentMethodList[key ?? ''] ?? {};

/** H15. Whether the customer types a code for this payment. */
export const needsCode = (key: string | null): boolean => paymentFacts(key).needs === 'code';

/** Whether it is paid with the token of a wallet's payment sheet, which is opened for each payment. */
export const needsWallet = (key: string | null): boolean => paymentFacts(key).needs === 'wallet-token';
