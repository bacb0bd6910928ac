import { ChunkFailure } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useLazyPart } from '@odeta/ui/lazy';
import classes from './cart.module.css';
import { createCartStore } from './cart.store.ts';

/** The saved items below the cart, loaded and rendered after hydration. */
export function SavedSection() {
  const store = useStore(createCartStore);
  const { savedItems, savedItemsCount } = useSnapshot(store.state);
  const isAny = savedItems === null ? savedItemsCount > 0 : savedItems.length > 0;
  const { part, isFailed, retry } = useLazyPart(
    () => import(/* webpackChunkName: "saved-items" */ './saved-items.tsx'),
    isAny,
  );
  if (!isAny) return null;
  return (
    <div className={classes.saved}>
      {part && <part.SavedItems />}
      {isFailed && <ChunkFailure unit="cart" onRetry={retry} />}
    </div>
  );
}
