import { useLocation, useNavigate } from '@odeta/storefront/router';
import { startTransition, useOptimistic, useRef } from 'react';
import { type CategoryAddress, type List, readAddress, writeAddress } from './category-address.ts';

/**
 * Where the visitor is in a category, and the way to other goods of it within the page: what he has in hand keeps the
 * focus, and Back takes one step back.
 */
export function useListing({ slug, isSearch }: List) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The router changes the address in a transition; what was pressed shows at once.
  const [address, show] = useOptimistic(
    readAddress({ params: isSearch ? { term: slug } : { slug }, query: new URLSearchParams(search) }),
  );
  // Another press may follow before the page is drawn anew.
  const latest = useRef(address);
  latest.current = address;

  return {
    address,

    /** Chooses anew from the first page on. `replace`: without a step of its own to go back to. */
    go(change: (current: CategoryAddress) => Partial<CategoryAddress>, { replace = false } = {}) {
      const next = { ...latest.current, page: 1, ...change(latest.current) };
      if (writeAddress(next) === writeAddress(latest.current)) return;
      latest.current = next;
      startTransition(() => {
        show(next);
        void navigate(writeAddress(next), { replace, preventScrollReset: true });
      });
    },
  };
}
export type Listing = ReturnType<typeof useListing>;
