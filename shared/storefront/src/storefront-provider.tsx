import { createContext, type ReactNode, use } from 'react';
import type { StoreFactory, Storefront } from './storefront.ts';

const StorefrontContext = createContext<Storefront | null>(null);

export function StorefrontProvider({ storefront, children }: { storefront: Storefront; children: ReactNode }) {
  return <StorefrontContext value={storefront}>{children}</StorefrontContext>;
}

/** @throws {Error} outside a `StorefrontProvider`, which is a programming error. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  if (!storefront) throw new Error('useStorefront needs a StorefrontProvider');
  return storefront;
}

export const useStore = <Store,>(create: StoreFactory<Store>): Store => useStorefront().storeOf(create);
