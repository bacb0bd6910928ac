import { type Contact, readContact } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface SellerState extends Loading {
  contact: Contact | null;
}

/** The seller and contact data, for pages with a form. */
export function createSellerStore({ api }: Storefront) {
  const state = proxy<SellerState>({ contact: null, ...notLoaded });
  return { state, load: resource(state, async () => ({ contact: await api.send(readContact, {}) })) };
}
createSellerStore.storeKey = 'help.seller';
