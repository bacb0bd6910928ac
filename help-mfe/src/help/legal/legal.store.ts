import { type LegalDocument, type LegalText, readLegalText } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface LegalState extends Loading {
  document: LegalDocument | null;
  text: LegalText | null;
}

/** Terms of sale or privacy notice in full. */
export function createLegalStore({ api }: Storefront) {
  const state = proxy<LegalState>({ document: null, text: null, ...notLoaded });
  return {
    state,
    load: resource(state, async (document: LegalDocument) => ({
      document,
      text: await api.send(readLegalText, { document }),
    })),
  };
}
createLegalStore.storeKey = 'help.legal';
