import { useStore } from '@odeta/storefront';
import { useLocation } from '@odeta/storefront/router';
import { useEffect, useRef } from 'react';
import { createRouteChangesStore } from './route-changes.store.ts';

/** Reports the changes of the route, not those of its query. */
export function useRouteChanges() {
  const { report } = useStore(createRouteChangesStore);
  const { pathname, search } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    report(pathname + search);
  }, [pathname, search, report]);
}
