import type { CartItem } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { sendLostGoods } from './lost-goods.api.ts';

export interface LostGoods {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  cartItems: readonly CartItem[];
  /** Called when the goods are in the cart again. */
  onGivenBack: () => unknown;
}

/** Gives the goods of a page back after its cart was lost, because the session has ended. */
export function createLostGoodsStore({ api, i18n, storeOf }: Storefront) {
  const state = proxy<Sending>({ ...notSending });

  return {
    state,

    giveBack: mutation(state, async ({ unit, cartItems, onGivenBack }: LostGoods) => {
      const soldOut = await sendLostGoods(api, cartItems);
      await onGivenBack();
      const names = soldOut.map(({ name }) => name).join(', ');
      const key = soldOut.length > 0 ? 'purchase.lost.partly' : 'purchase.lost.given';
      storeOf(createAlertsStore).show({
        type: soldOut.length > 0 ? 'warning' : 'success',
        message: i18n.t(key, { ns: unit, names }),
        tag: 'lost-goods',
        autoclose: soldOut.length === 0,
      });
      return {};
    }),
  };
}
