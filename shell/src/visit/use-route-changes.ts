import { readDynamicSession } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useLocation } from '@odeta/storefront/router';
import { useEffect, useRef } from 'react';

/** F4. Every change of the route is sent to the server; its answer is not used. */
export function useRouteChanges() {
  const { api, logger } = useStorefront();
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    api.send(readDynamicSession, {}, { suppressMessages: true }).catch((error) => {
      logger.log('error', 'base/dynamic-session', error);
    });
  }, [pathname, api, logger]);
}
