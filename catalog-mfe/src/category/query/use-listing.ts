import { useLocation, useNavigate } from '@odeta/storefront/router';
import { startTransition, useCallback, useOptimistic, useRef } from 'react';
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
  const latest = useRef({ address, navigate });
  latest.current = { address, navigate };

  /** Stays the same function: a press renders only what it changes, not all filters. */
  const go = useCallback(
    (change: (current: CategoryAddress) => Partial<CategoryAddress>, { replace = false } = {}) => {
      const { address: current, navigate: follow } = latest.current;
      const next = { ...current, page: 1, ...change(current) };
      if (writeAddress(next) === writeAddress(current)) return;
      latest.current.address = next;
      startTransition(() => {
        show(next);
        void follow(writeAddress(next), { replace, preventScrollReset: true });
      });
    },
    [show],
  );

  return {
    address,

    /** Changes the list and returns to its first page. `replace`: without a new entry in the browser's history. */
    go,
  };
}
export type Listing = ReturnType<typeof useListing>;
