import { useLazyChunk } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { createBuyingStore } from './buying.store.ts';
import type { DrawersProps } from './drawers.tsx';

/** The drawers come with the first press on a button; where they cannot be fetched, words say the same. */
export function DrawerPlace(props: DrawersProps) {
  const store = useStore(createBuyingStore);
  const { status, added, drawer } = useSnapshot(store.state);
  const load = () => import(/* webpackChunkName: "added-drawer" */ './drawers.tsx');
  const { part, isFailed } = useLazyChunk(load, status === 'busy' || drawer !== null || added !== null);

  useEffect(() => {
    if (isFailed && drawer !== null) store.sayInWords();
  }, [isFailed, drawer, store]);

  return part && <part.Drawers {...props} />;
}
