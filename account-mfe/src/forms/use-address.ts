import { useLocation } from '@odeta/storefront/router';

/** Of this page, for its forms. */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
