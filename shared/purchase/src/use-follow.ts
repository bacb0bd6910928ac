import { buyingPages } from '@odeta/contracts';
import { useNavigate } from '@odeta/storefront/router';
import { useCallback } from 'react';

/** What is reached without a new document. */
const inPage = new RegExp(`^(${Object.values(buyingPages).join('|')})(?=$|[/?])`);

/** Goes where the server says: within the page if it can, otherwise to a new document. */
export function useFollow() {
  const navigate = useNavigate();
  return useCallback(
    (address: string) => {
      if (inPage.test(address)) navigate(address, { replace: true });
      else globalThis.location.assign(address);
    },
    [navigate],
  );
}
