import type { CountryCode, PaymentFailure, WalletOffer } from '@odeta/contracts';
import type { KeyRefusal } from '@odeta/node/refused-keys';

/** The buyer's code or token for a payment without a page of the provider; never stored. */
export interface Shown extends Pick<NewPayment, 'blikCode' | 'walletToken'> {
  /** Reads the customer, and the token of the saved means that pays, once the payment is created. */
  readSaved?: () => Promise<Pick<NewPayment, 'customer' | 'savedToken'>>;
}

/** A customer with an account, for a provider that keeps means of payment. */
export interface PayingCustomer {
  /** Ours, the same for every payment of the customer in the country; nobody can tell the customer from it. */
  reference: string;
  email: string;
  country: CountryCode;
}

/** A card or a bank app that the provider keeps for a customer. */
export interface ProviderMeans {
  /** Pays without a code or a page. It is read for each payment, and never stored. */
  token: string;
  method: 'card' | 'blik';
  /** A masked number, or the name of the app. */
  label: string;
  /** `2028-05`. */
  validUntil: string | null;
}

/** Of a provider that keeps means of payment. Every method throws a `ProviderFailure` when the provider cannot be reached. */
export interface MeansKeeper {
  offers(country: CountryCode): boolean;
  list(customer: PayingCustomer): Promise<ProviderMeans[]>;
  /** Idempotent. */
  remove(customer: PayingCustomer, token: string): Promise<void>;
}

/** A payment for the provider. Money in minor units of the currency. */
export interface NewPayment {
  /** Our id, which the provider stores with its own. */
  paymentId: string;
  orderId: string;
  orderNumber: string;
  country: CountryCode;
  method: string;
  amount: number;
  currency: string;
  email: string;
  /** Six digits where the payment needs a code, otherwise empty. */
  blikCode: string;
  /** The wallet's token for the provider, otherwise empty. */
  walletToken: string;
  /** For whom the provider may keep what pays; `null` for guests, and where it keeps nothing. */
  customer?: PayingCustomer | null;
  /** Of the saved means that pays, otherwise empty. */
  savedToken?: string;
  /** Origin of the shop that the buyer uses. */
  origin: string;
  /** Address of the buyer. */
  ip: string;
  expiresAt: Date;
}

/** A payment's state at the provider. `failed` is final; so is `paid`, except for a refund. */
export interface ProviderStatus {
  providerId: string;
  state: 'pending' | 'paid' | 'failed';
  failure: PaymentFailure | null;
  amount: number;
  currency: string;
}

export interface CreatedPayment extends ProviderStatus {
  /** The page where the buyer pays; `null` if the payment needs none. */
  redirect: string | null;
}

/** Why a webhook is not the provider's: without a readable signature, by an algorithm that is not allowed, wrong, or too old. */
export type WebhookRefusal = 'no-signature' | 'algorithm' | 'wrong-signature' | 'too-old';

/** A refund at the provider. */
export interface RefundStatus {
  /** `accepted`: the money is not sent yet. `failed`: it is never sent under this id, even if it was said to be sent before. */
  state: 'accepted' | 'sent' | 'failed';
  /** The provider's own id of the refund; `null` if it has not said it. */
  bankId: string | null;
  /** The provider's words about a failure or a state that the shop does not know; otherwise empty. */
  words: string;
}

/** `refundId` is empty if the provider names only its own id; `providerId` and `paymentId` are those of the payment. */
export type RefundNotice = { refundId: string; providerId: string; paymentId: string } & RefundStatus;

/** The content of a webhook that the provider has signed. */
export type WebhookEvent =
  | ({ about: 'payment'; paymentId: string } & ProviderStatus)
  | ({ about: 'refund' } & RefundNotice)
  /** The provider's, but nothing that the shop understands; `what` is for people. */
  | { about: 'unknown'; what: string };

export interface PaymentRef {
  paymentId: string;
  /** `null` while it is unknown whether the provider has the payment. */
  providerId: string | null;
  country: CountryCode;
}

export interface Refund extends PaymentRef {
  /** Identifies it among the refunds of the payment. */
  refundId: string;
  /** The whole paid amount or a part of it. */
  amount: number;
  /** Whether everything that the payment brought goes back, also if that is not `amount`. */
  isWhole: boolean;
  currency: string;
  orderNumber: string;
}

/** A payment provider. Every method throws a `ProviderFailure` when the provider cannot be reached. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether buyers in the country can pay with it. */
  serves(country: CountryCode): boolean;
  /** Wallets whose tokens it accepts in the country. */
  wallets(country: CountryCode): WalletOffer[];
  /** `null`: it keeps no means of payment. */
  readonly means?: MeansKeeper | null;
  /** Idempotent: repeated with the same `paymentId`, it never creates a second payment. */
  create(payment: NewPayment): Promise<CreatedPayment>;
  /** `undefined` when the provider has no such payment, or the answer is unclear. */
  status(payment: PaymentRef): Promise<ProviderStatus | undefined>;
  /** Afterwards the payment can no longer be paid; `paid` if it was paid before. `undefined` when the provider has no such payment. */
  cancel(payment: PaymentRef): Promise<ProviderStatus | undefined>;
  /** Idempotent: repeated with the same `refundId`, it refunds once, and says what has become of it. */
  refund(refund: Refund): Promise<RefundStatus>;
  /** `undefined` when the provider has no such refund. */
  refundStatus(refund: Refund & { bankId: string | null }): Promise<RefundStatus | undefined>;
  /** The content of a webhook, or why it is refused. */
  readWebhook(headers: Record<string, unknown>, body: Buffer): WebhookEvent | WebhookRefusal;
}

/** `refused`: the provider refused and created nothing. `unknown`: it did not answer, or not clearly. */
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

/** The provider does not accept the shop's key. */
export class ProviderKeyRefused extends ProviderFailure implements KeyRefusal {
  readonly refusesKey = true;
}
