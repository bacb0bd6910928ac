import { readDynamicSession } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useLocation } from '@odeta/storefront/router';
import { useEffect, useRef } from 'react';

/** Reports each route change to the server, whose answer is not used, and to tracking as a page view. */
export function useRouteChanges() {
  const { api, events, logger } = useStorefront();
  const { pathname, search } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    events.emit('tracking.reported', { fact: 'page-shown', url: pathname + search });
    api.send(readDynamicSession, {}, { suppressMessages: true }).catch((error) => {
      logger.log('error', 'base/dynamic-session', error);
    });
  }, [pathname, search, api, events, logger]);
}
