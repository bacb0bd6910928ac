import { ApiError, type PageParts, type Storefront } from '@odeta/storefront';
import { useEffect, useRef, useState } from 'react';
import { pageTitle } from '../layout/page-title.ts';
import type { RouteMatch } from './match-route.ts';
import { onNextChance } from './next-chance.ts';
import { useRemotes } from './remote-context.tsx';

/**
 * Loads the page's data unless the server did, and sets the document's title. If the line or a busy server is the reason that there is
 * none, it is requested again by itself. After other failures it throws while rendering, so that the remote's error boundary handles it.
 * @returns whether the data is still missing.
 */
export function usePage(storefront: Storefront, match: RouteMatch | null, parts: PageParts | null) {
  const { loadedUrl } = useRemotes();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const current = useRef({ match, parts });
  current.current = { match, parts };
  const url = match?.url ?? null;

  useEffect(() => {
    const { match: page, parts: route } = current.current;
    if (!page || !route || page.url !== url) return undefined;
    const { location } = page;
    let left = false;
    let endWait = () => {};
    const name = () => {
      if (!left) document.title = pageTitle(route.meta(storefront, location).title, storefront.session.state.client);
    };
    const enter = async (failures = 0): Promise<void> => {
      endWait();
      try {
        await route.load?.(storefront, location);
        if (!left) setLoading(false);
        name();
      } catch (error) {
        if (left) return;
        if (isPassing(error)) endWait = onNextChance(window, failures, () => enter(failures + 1));
        else setFailure({ error });
      }
    };
    name();
    const isMissing = route.load !== undefined && url !== loadedUrl.current;
    setLoading(isMissing);
    if (isMissing) void enter();
    const stop = storefront.events.on('page.restored', () => enter());
    return () => {
      left = true;
      endWait();
      loadedUrl.current = null;
      stop();
    };
  }, [storefront, url, loadedUrl]);

  if (failure) throw failure.error;
  return isLoading;
}

/** No answer, or one that says that there will be one later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.isNetworkFailure || error.status === 503 || error.status === 429);
