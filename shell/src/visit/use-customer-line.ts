import { useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { type ComponentType, useEffect, useState } from 'react';

/** Loaded for logged-in customers; if it fails, the next page tries again. */
export function useCustomerLine(): ComponentType | null {
  const storefront = useStorefront();
  const { hasAccount } = useSnapshot(storefront.session.state);
  const [part, setPart] = useState<{ CustomerLine: ComponentType } | null>(null);
  useEffect(() => {
    if (!hasAccount) return;
    void import(/* webpackChunkName: "lazy" */ './lazy.ts')
      .then(({ startCustomer }) => startCustomer(storefront, window))
      .then(setPart, () => {});
  }, [hasAccount, storefront]);
  return part?.CustomerLine ?? null;
}
