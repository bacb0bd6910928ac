import * as v from 'valibot';

/** Key of the payment by a wallet of the browser: Google Pay, Apple Pay. */
export const WALLET = 'wallet';

/** What the wallet has made for the provider; the shop only passes it on. */
export const WalletTokenSchema = v.optional(v.pipe(v.string(), v.maxLength(8000)), '');

/** M1. A wallet whose tokens the provider takes, as the browser's `PaymentRequest` wants it described. */
export const WalletOfferSchema = v.object({
  /** As people know it. */
  name: v.string(),
  /** An identifier of a payment method: an address. */
  supportedMethods: v.string(),
  /** What the wallet asks for: merchant, cards, for whom the token is made. */
  data: v.record(v.string(), v.unknown()),
  /** No wallet at all: the page shows a sheet of its own, and the test bank decides by the card that is chosen in it. */
  isDemonstration: v.boolean(),
});
export type WalletOffer = v.InferOutput<typeof WalletOfferSchema>;

/** M1, L4. What a page needs that leads into a wallet's sheet. */
export const ExpressOfferSchema = v.object({
  wallets: v.array(WalletOfferSchema),
  /** What the press agrees to, as sanitised html. */
  agreed: v.array(v.string()),
});
export type ExpressOffer = v.InferOutput<typeof ExpressOfferSchema>;
