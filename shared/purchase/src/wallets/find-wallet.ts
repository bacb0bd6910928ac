import type { WalletOffer } from '@odeta/contracts';

/** The first wallet that this browser supports. */
export async function findWallet(offers: readonly WalletOffer[], currency: string): Promise<WalletOffer | null> {
  for (const offer of offers) if (await hasWallet(offer, currency)) return offer;
  return null;
}

/** A browser that cannot tell is treated as having no wallet. */
async function hasWallet({ supportedMethods, data, isDemonstration }: WalletOffer, currency: string) {
  // The demonstration offers Apple Pay only in Safari; its other sheet works in every browser.
  if (isDemonstration) return !supportedMethods.includes('apple') || 'ApplePaySession' in globalThis;
  // This amount is never shown.
  const details = { total: { label: 'Odeta', amount: { currency, value: '1.00' } } };
  try {
    return await new PaymentRequest([{ supportedMethods, data }], details).canMakePayment();
  } catch {
    return false;
  }
}
