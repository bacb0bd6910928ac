import { type DeliveryMethod, type ExpressOffer, needsWallet, type WalletOffer } from '@odeta/contracts';
import type { CountrySettings } from '../settings/settings.ts';

/** `null` when no wallet can pay for a delivery to an address: a wallet's payment sheet offers no other deliveries. */
export function expressOfferOf(
  methods: readonly DeliveryMethod[],
  wallets: WalletOffer[],
  { agreements }: Pick<CountrySettings, 'agreements'>,
): ExpressOffer | null {
  const isPaidByWallet = methods.some(
    ({ group, payments }) => group === 'address' && payments.some(({ key, disabled }) => needsWallet(key) && !disabled),
  );
  if (wallets.length === 0 || !isPaidByWallet) return null;
  return { wallets, agreed: agreements.filter(({ required }) => required).map(({ html }) => html) };
}
