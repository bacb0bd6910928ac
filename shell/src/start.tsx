import { type RemoteModule, type Storefront, StorefrontProvider } from '@odeta/storefront';
import { BrowserRouter, createHistory } from '@odeta/storefront/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { nextTask } from './boot/in-steps.ts';
import { readPageData } from './document/page-data.ts';
import { createBrowserRemotes } from './federation/browser-remotes.ts';
import type { CandidateParts } from './federation/candidates.ts';
import { createLastGoodVersions } from './federation/last-good-versions.ts';
import { matchRoute } from './federation/match-route.ts';
import { createOpenPage, type OpenPage } from './federation/open-page.ts';
import { RemotesProvider } from './federation/remote-context.tsx';
import { readServedContent } from './federation/served-content.ts';
import { shareSingletons } from './federation/share-singletons.ts';
import { withTimeLimit } from './federation/time-limit.ts';
import { followTexts } from './hot-texts.ts';
import { isNewUser } from './keep-alive/new-user.ts';
import { followOtherTabs } from './keep-alive/other-tabs.ts';
import { createSiteContentsStore } from './layout/site-contents.store.ts';
import { isOfMenu, withoutMenu } from './menu/opening/menu-toggle.ts';
import { createSayOutcome } from './outcomes/say-outcome.ts';
import { createRouteTable } from './routing/route-table.ts';
import { createBrowserTransport } from './storefront/browser-transport.ts';
import { createStorefront } from './storefront/create-storefront.ts';
import { createFactsStore } from './tracking/facts.store.ts';

declare global {
  interface ImportMeta {
    /** Only where modules are replaced while the page is open. */
    readonly webpackHot?: object;
  }
}

/** Milliseconds to wait for the page's remote before the shell is hydrated without it. */
const REMOTE_WAIT = 2_000;

/** Milliseconds after which a page that is shown is poor (https://web.dev/articles/lcp). */
const SLOW = 4_000;

/** Starts the page's storefront, and hydrates what the server wrote. */
export async function start() {
  const federation = shareSingletons();
  const { country, client, newUser, versions, fallbacks, stores, complete } = await readPageData(document);
  const transport = createBrowserTransport(document);
  const parts = { country, client, newUser: newUser || isNewUser(document), transport };
  const storefront = await createStorefront(parts, stores);
  storefront.storeOf(createFactsStore);
  storefront.events.emit('tracking.reported', { fact: 'page-shown', url: location.pathname + location.search });
  await nextTask();
  const sayOutcome = createSayOutcome(storefront, document);
  const lastGood = createLastGoodVersions(() => window.localStorage);
  const openPage = createOpenPage();
  const { find } = storefront.storeOf(createRouteTable);
  const route = find(location.pathname);
  const registry = createBrowserRemotes(storefront, {
    federation,
    versions,
    fallbacks,
    scriptsSettled: (name) => (name === route?.remote ? ofDocument() : Promise.resolve()),
    readVersions,
    download,
    lastGood,
    sayOutcome,
    setAside: (releases) => void fallback().then(({ setAside }) => setAside(releases, document)),
    openPage: (name, module) => (name === find(location.pathname)?.remote ? openShown(openPage, module) : undefined),
  });

  // When the remote's scripts are here in time, shell and remote hydrate in one pass.
  if (route) {
    await withTimeLimit(registry.get(route.remote), REMOTE_WAIT, route.remote).catch(() => {
      // Not here yet, or not to be had: the remote's own area says so.
    });
  }

  await nextTask();
  const history = createHistory();
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  globalThis.odetaBoot?.restore();
  const isCurrent = complete && !(route?.inPage && isFromHistory());
  const loadedUrl = isCurrent ? location.pathname + withoutMenu(location.search) : null;
  const served = complete ? readServedContent(document.getElementById('main'), location.pathname) : null;
  const { onShown, answering } = onceAnswering(storefront, () => {
    if (performance.now() > SLOW)
      for (const release of [null, route && registry.releaseOf(route.remote)]) sayOutcome(release, 'slow');
  });
  const page = (shown: Storefront) => (
    <StorefrontProvider storefront={shown}>
      <RemotesProvider {...{ registry, openPage, loadedUrl, served, onShown }}>
        <BrowserRouter history={history} isUrgent={isOfMenu}>
          <App answering={answering} />
        </BrowserRouter>
      </RemotesProvider>
    </StorefrontProvider>
  );
  startTransition(() => {
    const hydrated = hydrateRoot(root, page(storefront), {
      onUncaughtError(error) {
        storefront.logger.log('critical', 'The page broke', error, { kind: 'start' });
        sayOutcome(null, 'render');
        reportError(error);
      },
      onRecoverableError(error) {
        // What the server left to the browser it knows of.
        if (complete) storefront.logger.log('warning', 'Rendered again in the browser', error);
      },
    });
    // Another object with the same parts: whoever uses it is rendered anew.
    if (import.meta.webpackHot) followTexts(storefront, registry, () => hydrated.render(page({ ...storefront })));
  });
}

/**
 * R3. Back and Forward may show a document as it was stored, however it says that it must not be (RFC 9111, 4): what is the
 * visitor's own in it is read again.
 */
function isFromHistory() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/** Opens the page of the address. An older version may lack it. */
function openShown(openPage: OpenPage, module: RemoteModule) {
  const match = matchRoute(module, location.pathname);
  return match ? openPage(match.route) : Promise.reject(new Error(`${module.name} has no ${location.pathname}`));
}

/** The scripts of the page's remote that the document asked for, run or failed. */
async function ofDocument() {
  await globalThis.odetaBoot?.remoteArrived;
}

/** Only a page whose remote failed needs the code. */
const fallback = () => import(/* webpackChunkName: "fallback" */ './federation/live-versions.ts');

const readVersions = async () => (await fallback()).readLiveVersions();

const download: CandidateParts['download'] = async (...file) => (await fallback()).downloadEntry(...file);

/**
 * From here on the page answers to its visitor, which it says for those who look at it from outside. What changes by itself
 * waits until then: a page that is hydrated has to be what the server wrote.
 */
function onceAnswering(storefront: Storefront, onFirst: () => void) {
  let resolve: (() => void) | undefined;
  const answering = new Promise<void>((done) => {
    resolve = done;
  });
  const onShown = () => {
    if (!resolve) return;
    globalThis.odetaBoot?.replay();
    document.documentElement.dataset.ready = 'true';
    onFirst();
    followOtherTabs(storefront, window);
    void storefront.storeOf(createSiteContentsStore).load();
    resolve();
    resolve = undefined;
  };
  return { onShown, answering };
}
