import type { CountryCode, WalletOffer } from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import type { Cart } from '../pricing/cart.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface CartDeps extends SettingsDeps {
  /** The wallets (Apple Pay, Google Pay) whose tokens the payment provider accepts in the country. */
  walletsOf: (country: CountryCode) => WalletOffer[];
  /** The session's current cart; concurrent requests are read with one statement. */
  cartOf: (session: Pick<Session, 'idHash' | 'country'>) => Promise<Cart>;
}
