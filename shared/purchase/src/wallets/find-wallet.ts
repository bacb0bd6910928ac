import type { WalletOffer } from '@odeta/contracts';

/** The first of the wallets that this browser has. */
export async function findWallet(offers: readonly WalletOffer[], currency: string): Promise<WalletOffer | null> {
  for (const offer of offers) if (await hasWallet(offer, currency)) return offer;
  return null;
}

/** A wallet that cannot say so is not offered. */
async function hasWallet({ supportedMethods, data, isDemonstration }: WalletOffer, currency: string) {
  // Apple Pay is where Safari is; the other sheet of the demonstration can be shown everywhere.
  if (isDemonstration) return !supportedMethods.includes('apple') || 'ApplePaySession' in globalThis;
  // This amount is never shown.
  const details = { total: { label: 'Odeta', amount: { currency, value: '1.00' } } };
  try {
    return await new PaymentRequest([{ supportedMethods, data }], details).canMakePayment();
  } catch {
    return false;
  }
}
