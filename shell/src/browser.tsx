import { BrowserRouter } from '@odeta/shared/router';
import { StorefrontProvider } from '@odeta/shared/storefront';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '@odeta/shared/ui/base.css';
import { App } from './app.tsx';
import { createBrowserRemotes } from './federation/browser-remotes.ts';
import { createLastGoodVersions } from './federation/last-good-versions.ts';
import { RemotesProvider } from './federation/remote-context.tsx';
import { shareSingletons } from './federation/share-singletons.ts';
import { withTimeLimit } from './federation/time-limit.ts';
import { Hydrated } from './hydrated.tsx';
import { keepSession } from './keep-alive/keep-session.ts';
import { readLiveVersions, readPageData } from './page-data.ts';
import { findRemote } from './routes.tsx';
import { createBrowserTransport } from './storefront/browser-transport.ts';
import { createStorefront } from './storefront/create-storefront.ts';

/** Milliseconds to wait for the page's remote before the shell is hydrated without it. */
const REMOTE_WAIT = 3_000;

// Before anything else: the scripts of the page's remote run right after this one.
const federation = shareSingletons();

async function start() {
  const { country, client, newUser, versions, stores, complete } = readPageData(document);
  const transport = createBrowserTransport(document);
  const storefront = await createStorefront({ country, client, newUser, transport }, stores);
  const lastGood = createLastGoodVersions(() => window.localStorage);
  const registry = createBrowserRemotes(storefront, { federation, versions, readVersions: readLiveVersions, lastGood });

  // Scripts of the remote are on their way already; when they are here, everything hydrates in one pass.
  const remote = findRemote(location.pathname);
  await withTimeLimit(globalThis.odetaBoot?.remoteArrived ?? Promise.resolve(), REMOTE_WAIT, 'The remote').catch(
    () => {},
  );
  if (remote) await withTimeLimit(registry.get(remote.name), REMOTE_WAIT, remote.name).catch(() => {});

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  globalThis.odetaBoot?.restore();
  const loadedUrl = complete ? location.pathname + location.search : null;
  startTransition(() => {
    hydrateRoot(
      root,
      <StorefrontProvider storefront={storefront}>
        <RemotesProvider registry={registry} loadedUrl={loadedUrl}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
          <Hydrated onHydrated={() => globalThis.odetaBoot?.replay()} />
        </RemotesProvider>
      </StorefrontProvider>,
      { onRecoverableError: (error) => storefront.logger.log('warning', 'Rendered again in the browser', error) },
    );
  });
  keepSession(storefront, window);
}

start();
