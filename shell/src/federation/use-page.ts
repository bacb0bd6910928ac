import type { PageParts, Storefront } from '@odeta/storefront';
import { useEffect, useRef, useState } from 'react';
import { pageTitle } from '../layout/page-title.ts';
import type { RouteMatch } from './match-route.ts';
import { useRemotes } from './remote-context.tsx';

/**
 * Loads the page's data unless the server did, and sets the document's title. If loading fails it throws while rendering, so that the
 * remote's error boundary handles it.
 */
export function usePage(storefront: Storefront, match: RouteMatch | null, parts: PageParts | null) {
  const { loadedUrl } = useRemotes();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const current = useRef({ match, parts });
  current.current = { match, parts };
  const url = match?.url ?? null;

  useEffect(() => {
    const { match: page, parts: route } = current.current;
    if (!page || !route || page.url !== url) return undefined;
    const { location } = page;
    let left = false;
    const name = () => {
      if (!left) document.title = pageTitle(route.meta(storefront, location).title, storefront.session.state.client);
    };
    const enter = () => {
      const loading = route.load?.(storefront, location) ?? Promise.resolve();
      loading.then(name, (error) => setFailure({ error }));
    };
    name();
    if (url !== loadedUrl.current) enter();
    const stop = storefront.events.on('page.restored', enter);
    return () => {
      left = true;
      loadedUrl.current = null;
      stop();
    };
  }, [storefront, url, loadedUrl]);

  if (failure) throw failure.error;
}
