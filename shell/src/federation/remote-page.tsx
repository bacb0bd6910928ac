import {
  type PageParts,
  type RemoteModule,
  type Storefront,
  StorefrontProvider,
  useStorefront,
} from '@odeta/storefront';
import { useLocation } from '@odeta/storefront/router';
import { memo, type ReactNode, use, useEffect, useLayoutEffect, useMemo } from 'react';
import { LateNotice } from './late-notice.tsx';
import { matchRoute } from './match-route.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { useInteractive, useRemotes } from './remote-context.tsx';
import type { RemotePromise } from './remote-registry.ts';
import { usePage } from './use-page.ts';

/** Milliseconds after which a visitor is told that the page's data takes long. */
const LATE = 4_000;
/** Milliseconds for which a page has to be shown without a failure before its version counts as good. */
const WORKS_AFTER = 2_000;

interface Props {
  name: string;
  promise: RemotePromise;
  onShown?: () => void;
  /** The shell's parts within the page. */
  children?: ReactNode;
}

export function RemotePage({ name, promise, onShown, children }: Props) {
  const module = use<RemoteModule>(promise as Promise<RemoteModule>);
  const { openPage } = useRemotes();
  const shell = useStorefront();
  const storefront = useUnitStorefront(shell, name, module);
  const { pathname, search } = useLocation();
  const match = matchRoute(module, pathname + search);
  const page = match && use<PageParts>(openPage(match.route) as Promise<PageParts>);
  const isLoading = usePage(storefront, match, page);
  useInteractive();
  useForgetServed();
  // Before the browser paints, because the page that the server rendered is removed by it.
  useLayoutEffect(() => onShown?.(), [onShown]);
  useWorked(name);
  if (!page) return <NotFoundPage />;
  return (
    <StorefrontProvider storefront={storefront}>
      <Content page={page.page} shell={shell}>
        {children}
      </Content>
      {isLoading && <LateNotice after={LATE} />}
    </StorefrontProvider>
  );
}

/** The storefront for the current version of the remote, which may have changed since the last page. */
function useUnitStorefront(shell: Storefront, name: string, { events }: RemoteModule): Storefront {
  const { registry } = useRemotes();
  return useMemo(() => shell.forUnit(() => registry.releaseOf(name) ?? name, events), [shell, registry, name, events]);
}

interface ContentProps extends Pick<PageParts, 'page'> {
  /** The shell's parts within the page use the shell's storefront. */
  shell: Storefront;
  children: ReactNode;
}

/** Pages read the address themselves, so that a change of the query does not render them here. */
const Content = memo(function Content({ page: Page, shell, children }: ContentProps) {
  return <Page>{children && <StorefrontProvider storefront={shell}>{children}</StorefrontProvider>}</Page>;
});

/** Once the visitor has interacted with the page, it no longer matches what the server rendered. */
function useForgetServed() {
  const { served } = useRemotes();
  useEffect(() => {
    const forget = () => {
      served.current = null;
    };
    window.addEventListener('click', forget, true);
    window.addEventListener('input', forget, true);
    return () => {
      window.removeEventListener('click', forget, true);
      window.removeEventListener('input', forget, true);
    };
  }, [served]);
}

/** A page that fails in an effect, or that the visitor leaves, is unmounted before the timer ends. */
function useWorked(name: string) {
  const { registry } = useRemotes();
  useEffect(() => {
    let hasWorked = false;
    const timer = setTimeout(() => {
      hasWorked = true;
      registry.worked(name);
    }, WORKS_AFTER);
    return () => {
      clearTimeout(timer);
      if (!hasWorked) registry.left(name);
    };
  }, [registry, name]);
}
