import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useLazyPart } from '@odeta/ui/lazy';
import { useEffect } from 'react';
import { createBuyingStore } from './buying.store.ts';
import type { DrawersProps } from './drawers.tsx';

interface Props extends DrawersProps {
  /** Moves the focus to the sizes of the page. */
  onSizeMissing: () => void;
}

/** The drawers are a lazy chunk, loaded with the first click on a button. If it fails, the page shows an alert or its own sizes. */
export function DrawerPlace({ onSizeMissing, ...props }: Props) {
  const store = useStore(createBuyingStore);
  const { status, added, drawer } = useSnapshot(store.state);
  const load = () => import(/* webpackChunkName: "added-drawer" */ './drawers.tsx');
  const { part, isFailed } = useLazyPart(load, status === 'busy' || drawer !== null || added !== null);

  useEffect(() => {
    if (!isFailed || drawer === null) return;
    store.sayInWords();
    if (drawer === 'sizes') onSizeMissing();
  }, [isFailed, drawer, store]);

  return part && <part.Drawers {...props} />;
}
