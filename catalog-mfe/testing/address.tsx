import { useLocation } from '@odeta/storefront/router';

/** Where the visitor is. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
