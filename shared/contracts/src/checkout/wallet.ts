import * as v from 'valibot';

/** The wallet's token for the payment provider; the shop only passes it on. */
export const WalletTokenSchema = v.optional(v.pipe(v.string(), v.maxLength(8000)), '');

/** M1. A wallet that the payment provider supports, described for the browser's `PaymentRequest`. */
export const WalletOfferSchema = v.object({
  name: v.string(),
  /** Identifier of the payment method: a URL. */
  supportedMethods: v.string(),
  /** The wallet's parameters: merchant, cards, and the provider for whom the token is made. */
  data: v.record(v.string(), v.unknown()),
  /** Not a real wallet: the page shows a sheet of its own, and the sandbox provider decides by the card that is chosen there. */
  isDemonstration: v.boolean(),
});
export type WalletOffer = v.InferOutput<typeof WalletOfferSchema>;

/** M1, L4. Data for a page with wallet buttons. */
export const ExpressOfferSchema = v.object({
  wallets: v.array(WalletOfferSchema),
  /** The terms that pressing the button agrees to, as sanitised HTML. */
  agreed: v.array(v.string()),
});
export type ExpressOffer = v.InferOutput<typeof ExpressOfferSchema>;
