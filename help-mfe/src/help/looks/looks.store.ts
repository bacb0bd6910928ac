import { buyingPages, type Look, readLooks, type VariantId } from '@odeta/contracts';
import { putInCart } from '@odeta/purchase/put-in-cart';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface LooksState extends Loading, Sending {
  looks: Look[];
  /** The look whose goods were sent last. */
  sent: string | null;
}

interface Wanted {
  variantId: VariantId;
  name: string;
}

/** Goods that go together, and putting them into the cart. */
export function createLooksStore(storefront: Storefront) {
  const state = proxy<LooksState>({ ...notLoaded, ...notSending, looks: [], sent: null });

  /** One after another, so that the first one that is sold out does not stop those before it. */
  async function add(look: string, wanted: readonly Wanted[]) {
    state.sent = look;
    const added: string[] = [];
    try {
      for (const { variantId, name } of wanted) {
        await putInCart(storefront, variantId);
        added.push(name);
      }
    } finally {
      if (added.length > 0) sayAdded(storefront, added.join(', '));
    }
    return {};
  }

  return {
    state,
    load: resource(state, async () => ({ looks: (await storefront.api.send(readLooks, {})).looks })),
    add: mutation(state, add),
  };
}
createLooksStore.storeKey = 'help.looks';

function sayAdded({ i18n, storeOf }: Storefront, name: string) {
  const t = i18n.getFixedT(null, 'help');
  const link = { label: t('looks.to-cart'), url: buyingPages.cart };
  storeOf(createAlertsStore).show({ type: 'success', message: t('looks.added', { name }), tag: 'added', link });
}
