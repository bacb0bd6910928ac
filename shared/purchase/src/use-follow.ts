import { buyingPages, pathPrefixOf, withPathPrefix } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useNavigate } from '@odeta/storefront/router';
import { useCallback } from 'react';

/** Addresses that client-side navigation can reach. */
const inPage = new RegExp(`^(${Object.values(buyingPages).join('|')})(?=$|[/?])`);

/** Follows an address from the server: by client-side navigation if possible, otherwise by a full page load. */
export function useFollow() {
  const navigate = useNavigate();
  const prefix = pathPrefixOf(useStorefront().session.country);
  return useCallback(
    (address: string) => {
      if (inPage.test(address)) navigate(address, { replace: true });
      else globalThis.location.assign(withPathPrefix(address, prefix));
    },
    [navigate, prefix],
  );
}
