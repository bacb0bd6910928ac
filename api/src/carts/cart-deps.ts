import type { Visitor } from '../http/visitor.ts';
import type { Cart } from '../pricing/cart.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface CartDeps extends SettingsDeps {
  /** The session's cart as it is now; requests at the same time are read with one statement. */
  cartOf: (visitor: Pick<Visitor, 'idHash' | 'country'>) => Promise<Cart>;
}
