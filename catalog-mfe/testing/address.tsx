import { useLocation } from '@odeta/storefront/router';

/** Shows the current URL. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
