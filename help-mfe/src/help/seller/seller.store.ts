import { type Contact, readContact } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

/** The seller and contact data, for pages with a form. */
export function createSellerStore({ api }: Storefront) {
  const state = proxy({ contact: null as Contact | null });

  return {
    state,

    async load() {
      state.contact = await api.send(readContact, {});
    },
  };
}
createSellerStore.storeKey = 'help.seller';
