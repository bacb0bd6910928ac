import type { CountryCode, WalletOffer } from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import type { Cart } from '../pricing/cart.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface CartDeps extends SettingsDeps {
  /** Whose tokens the payment provider takes there. */
  walletsOf: (country: CountryCode) => WalletOffer[];
  /** The session's cart as it is now; requests at the same time are read with one statement. */
  cartOf: (session: Pick<Session, 'idHash' | 'country'>) => Promise<Cart>;
}
