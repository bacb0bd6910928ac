import type { WalletOffer } from '@odeta/contracts';

/**
 * The first wallet that this browser supports. That it has none is remembered for the visit, so that later pages keep no place for it (the
 * shell's `hide-closed.ts`).
 */
export async function findWallet(offers: readonly WalletOffer[], currency: string): Promise<WalletOffer | null> {
  for (const offer of offers) if (await hasWallet(offer, currency)) return offer;
  remember(globalThis.document);
  return null;
}

function remember(page: Document) {
  page.cookie = 'closed-wallets=1; Path=/; SameSite=Lax';
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
