import type { CountryCode, PaymentFailure, WalletOffer } from '@odeta/contracts';

/** R6, H15. Key of the payment that is confirmed by a code. */
export const BLIK = 'blik';

/** What a buyer shows for a payment that is made without a page of the provider; kept nowhere. */
export type Shown = Pick<NewPayment, 'blikCode' | 'walletToken'>;

/** A payment as the shop wants it. Money is minor units of the currency. */
export interface NewPayment {
  /** Ours: the provider keeps it beside its own. */
  paymentId: string;
  orderId: string;
  orderNumber: string;
  country: CountryCode;
  method: string;
  amount: number;
  currency: string;
  email: string;
  /** Six digits when the method is BLIK, else empty. */
  blikCode: string;
  /** Made for the provider by the buyer's wallet when that is the method, else empty. */
  walletToken: string;
  /** Scheme, host and port where the buyer is. */
  origin: string;
  /** Of the buyer. */
  ip: string;
  expiresAt: Date;
}

/** How a payment stands at the provider. `failed` is final; so is `paid`, except for a refund. */
export interface ProviderStatus {
  providerId: string;
  state: 'pending' | 'paid' | 'failed';
  failure: PaymentFailure | null;
  amount: number;
  currency: string;
}

export interface CreatedPayment extends ProviderStatus {
  /** The page where the buyer pays; `null` when he does so elsewhere. */
  redirect: string | null;
}

/** What a provider sends by itself. */
export interface WebhookEvent extends ProviderStatus {
  paymentId: string;
}

export interface PaymentRef {
  paymentId: string;
  /** `null` while it is not known whether the provider has it. */
  providerId: string | null;
  country: CountryCode;
}

export interface Refund extends PaymentRef {
  /** Names it among the refunds of its payment. */
  refundId: string;
  /** All or a part of what was paid. */
  amount: number;
  currency: string;
  orderNumber: string;
}

/** Who takes the money. Every method throws a `ProviderFailure` when the provider cannot be spoken to. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether buyers of the country can pay by it. */
  serves(country: CountryCode): boolean;
  /** Wallets whose tokens it takes there. */
  wallets(country: CountryCode): WalletOffer[];
  /** Asked again with the same `paymentId`, it never makes a second payment. */
  create(payment: NewPayment): Promise<CreatedPayment>;
  /** `undefined` when the provider has no such payment, or cannot tell. */
  status(payment: PaymentRef): Promise<ProviderStatus | undefined>;
  /** Afterwards nobody can pay it any more; `paid` when somebody has. `undefined` when the provider has no such payment. */
  cancel(payment: PaymentRef): Promise<ProviderStatus | undefined>;
  /** Gives the amount back, once however often it is asked with the same `refundId`. */
  refund(refund: Refund): Promise<void>;
  /** What a webhook says; `undefined` when the provider did not sign it. */
  readWebhook(headers: Record<string, unknown>, body: Buffer): WebhookEvent | undefined;
}

/** `refused`: it said no and nothing was made. `unknown`: it did not answer, or not so that one could tell. */
export class ProviderFailure extends Error {
  readonly kind: 'refused' | 'unknown';
  readonly reason: PaymentFailure;

  constructor(kind: 'refused' | 'unknown', details: string, reason: PaymentFailure = 'unavailable') {
    super(details);
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.reason = reason;
  }
}
