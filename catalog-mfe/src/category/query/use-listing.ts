import { useLocation, useNavigate } from '@odeta/storefront/router';
import { startTransition, useOptimistic, useRef } from 'react';
import { type CategoryAddress, type List, readAddress, writeAddress } from './category-address.ts';

/** The current list, and a way to change it within the page: the used control keeps the focus, and Back undoes one step. */
export function useListing({ slug, isSearch }: List) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The router changes the URL in a transition; the optimistic update shows the choice at once.
  const [address, show] = useOptimistic(
    readAddress({ params: isSearch ? { term: slug } : { slug }, query: new URLSearchParams(search) }),
  );
  // The visitor can click again before the page is rendered.
  const latest = useRef(address);
  latest.current = address;

  return {
    address,

    /** Changes the list and returns to its first page. `replace`: without a new entry in the browser's history. */
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
