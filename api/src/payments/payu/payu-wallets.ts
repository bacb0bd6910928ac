import type { WalletOffer } from '@odeta/contracts';
import type { PayuAccount } from './payu-account.ts';

/** PayU's key for Google Pay. */
export const GOOGLE_PAY = 'ap';

/**
 * Google Pay creates a token for PayU, which is sent with the order. Apple Pay is not offered: it requires a certificate of the shop, and a
 * server call for each payment sheet.
 */
export function walletsOf(account: PayuAccount | undefined): WalletOffer[] {
  if (!account?.googlePayMerchantId) return [];
  const { posId, googlePayMerchantId: merchantId } = account;
  const data = {
    environment: 'PRODUCTION',
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId, merchantName: 'Odeta' },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['MASTERCARD', 'VISA'] },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: 'payu', gatewayMerchantId: posId },
        },
      },
    ],
  };
  return [{ name: 'Google Pay', supportedMethods: 'https://google.com/pay', data, isDemonstration: false }];
}
