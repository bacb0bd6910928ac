import type { Product } from '@odeta/contracts';
import { useLazyChunk } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { createBuyingStore } from './buying.store.ts';

/** The drawer comes with the first press on the button; where it cannot be fetched, an alert says the same. */
export function AddedPlace({ related }: { related: Snapshot<Product['related']> }) {
  const store = useStore(createBuyingStore);
  const { status, added, isAddedShown } = useSnapshot(store.state);
  const load = () => import(/* webpackChunkName: "added-drawer" */ './added-drawer.tsx');
  const { part, isFailed } = useLazyChunk(load, status === 'busy' || added !== null);

  useEffect(() => {
    if (isFailed && isAddedShown) store.sayAdded();
  }, [isFailed, isAddedShown, store]);

  return part && <part.AddedDrawer related={related} />;
}
