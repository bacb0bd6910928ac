import { type PageData, pathOfAddress, pathPrefixOfAddress } from '@odeta/contracts';
import { type RemoteModule, type Storefront, StorefrontProvider } from '@odeta/storefront';
import { BrowserRouter, createHistory } from '@odeta/storefront/router';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { nextTask } from './boot/in-steps.ts';
import { isFromHistory } from './document/is-from-history.ts';
import { layOutRest } from './document/lay-out-rest.ts';
import { readPageData } from './document/page-data.ts';
import { followTranslator, isTranslated } from './document/translated-texts.ts';
import { watchErrors } from './errors/watch-errors.ts';
import { createBrowserRemotes } from './federation/browser-remotes.ts';
import { createLastGoodVersions } from './federation/last-good-versions.ts';
import { downloadEntry, loadFiles, prepareFiles } from './federation/load-files.ts';
import { matchRoute } from './federation/match-route.ts';
import { createOpenPage, type OpenPage } from './federation/open-page.ts';
import { currentPatience } from './federation/patience.ts';
import { RemotesProvider } from './federation/remote-context.tsx';
import { readServedContent } from './federation/served-content.ts';
import { shareSingletons } from './federation/share-singletons.ts';
import { withTimeLimit } from './federation/time-limit.ts';
import { followTexts } from './hot-texts.ts';
import { isNewUser } from './keep-alive/new-user.ts';
import { followOtherTabs } from './keep-alive/other-tabs.ts';
import { createSiteContentsStore } from './layout/site-contents.store.ts';
import { takeOrderMessages } from './layout/take-order-messages.ts';
import { isOfMenu, withoutMenu } from './menu/opening/menu-toggle.ts';
import { createSayOutcome } from './outcomes/say-outcome.ts';
import { createRouteTable } from './routing/route-table.ts';
import { createBrowserTransport } from './storefront/browser-transport.ts';
import { createStorefront } from './storefront/create-storefront.ts';
import { reportShown } from './tracking/report-shown.ts';
import { measureWhenIdle } from './vitals/measure-when-idle.ts';

declare global {
  interface ImportMeta {
    /** Defined only with hot module replacement. */
    readonly webpackHot?: object;
  }
}

/** Milliseconds to wait for the page's remote before the shell is hydrated without it. */
const REMOTE_WAIT = 2_000;

/** Milliseconds above which a page's loading is rated poor (https://web.dev/articles/lcp). */
const SLOW = 4_000;

export async function start() {
  const federation = shareSingletons();
  const page = await readPageData(document);
  const { versions, fallbacks, files = {}, stores, complete } = page;
  await nextTask();
  const visitor = { ...page, newUser: page.newUser || isNewUser(document) };
  const parts = { transport: createBrowserTransport(document), onFailure: watchErrors(document, versions) };
  const storefront = await createStorefront({ ...visitor, ...parts }, stores);
  takeOrderMessages(storefront);
  reportShown(storefront, ownPath() + location.search);
  await nextTask();
  const sayOutcome = createSayOutcome(storefront, document);
  const [openPage, lastGood] = [createOpenPage(), createLastGoodVersions(safeLocalStorage())];
  const { find } = storefront.storeOf(createRouteTable);
  const route = find(ownPath());
  const registry = createBrowserRemotes(storefront, {
    federation,
    versions,
    fallbacks,
    loadOwn(name) {
      const ofDocument = name === route?.remote ? globalThis.odetaBoot?.remote : null;
      return ofDocument ?? loadFiles(document, files[name] ?? { scripts: [], styles: [] });
    },
    readVersions,
    download: downloadEntry,
    lastGood,
    patience: currentPatience,
    isOnline: () => navigator.onLine,
    sayOutcome,
    setAside: (releases) => void fallback().then(({ setAside }) => setAside(releases, document)),
    openPage: (name, module) => (name === find(ownPath())?.remote ? openShown(openPage, module) : undefined),
  });

  // If the remote's scripts load in time, shell and remote hydrate in one pass.
  if (route) {
    await withTimeLimit(registry.get(route.remote), REMOTE_WAIT, route.remote).catch(() => {
      // Late or failed: the remote's own area shows it.
    });
  }

  await nextTask();
  const [basename, history] = [pathPrefixOfAddress(location), createHistory()];
  if (basename !== '') void keepLanguage(basename, storefront);
  followTranslator(document);
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const isOld = isFromHistory() || globalThis.odetaBoot?.wasRestored;
  const isCurrent = complete && !(route?.inPage && isOld);
  const loadedUrl = isCurrent ? ownPath() + withoutMenu(location.search) : null;
  const served = complete ? readServedContent(document.getElementById('main'), ownPath()) : null;
  const { onShown, answering } = onceAnswering(storefront, { ...page, isOld }, () => {
    if (performance.now() > SLOW)
      for (const release of [null, route && registry.releaseOf(route.remote)]) sayOutcome(release, 'slow');
  });
  const prepare = preparedBy(files, route?.remote, find);
  const tree = (shown: Storefront) => (
    <StorefrontProvider storefront={shown}>
      <RemotesProvider
        {...{ registry, openPage, loadedUrl, served, onShown, patience: currentPatience, early: globalThis.odetaBoot }}
      >
        <BrowserRouter {...{ basename, history }} isUrgent={isOfMenu} onLinkSeen={prepare}>
          <App answering={answering} />
        </BrowserRouter>
      </RemotesProvider>
    </StorefrontProvider>
  );
  startTransition(() => {
    const hydrated = hydrateRoot(root, tree(storefront), {
      onUncaughtError(error) {
        storefront.logger.log('critical', 'The page broke', error, { kind: 'start' });
        sayOutcome(null, 'render');
        reportError(error);
      },
      onRecoverableError(error) {
        // Expected where the server left rendering to the browser, and where a translator was faster than the scripts.
        if (complete && !isTranslated(document))
          storefront.logger.log('warning', 'Rendered again in the browser', error);
      },
    });
    // A new object with the same parts renders all its users again.
    if (import.meta.webpackHot) followTexts(storefront, registry, () => hydrated.render(tree({ ...storefront })));
  });
}

const ownPath = () => pathOfAddress(location);

/** Loads the page of the current address, which an older version may not have. */
async function openShown(openPage: OpenPage, module: RemoteModule) {
  await nextTask();
  const match = matchRoute(module, ownPath());
  if (!match) throw new Error(`${module.name} has no ${ownPath()}`);
  return openPage(match.route);
}

/** Downloads a remote that can be reached without a new document when a link to it is seen, once. */
function preparedBy(
  files: NonNullable<PageData['files']>,
  own: string | undefined,
  find: (path: string) => { remote: string } | undefined,
) {
  const prepared = new Set([own]);
  return (path: string) => {
    const name = find(path)?.remote;
    const ofRemote = name && !prepared.has(name) && files[name];
    if (ofRemote) prepareFiles(ofRemote);
    prepared.add(name);
  };
}

/** Loaded only on pages in a further language of their country, whose own links have its prefix already. */
async function keepLanguage(prefix: string, { logger }: Storefront) {
  try {
    const loaded = await import(/* webpackChunkName: "language" */ './document/keep-language.ts');
    loaded.keepLanguage(document, prefix);
  } catch (error) {
    logger.log('error', 'Links of this page may lose its language', error);
  }
}

/** Loaded only on pages whose remote failed. */
const fallback = () => import(/* webpackChunkName: "failures" */ './federation/live-versions.ts');

const readVersions = async () => (await fallback()).readLiveVersions();

/**
 * Marks the page as interactive once its area is shown (`data-ready`, for tests and measurements). Changes without a user action wait until
 * then, because hydration needs the page as rendered by the server.
 */
function onceAnswering(storefront: Storefront, page: PageData & { isOld?: boolean }, onFirst: () => void) {
  let resolve: (() => void) | undefined;
  const answering = new Promise<void>((done) => {
    resolve = done;
  });
  const onShown = () => {
    if (!resolve) return;
    document.documentElement.dataset.ready = 'true';
    // A page from the history goes back to its place, so all of it is laid out at once.
    if (!page.isOld) layOutRest(window);
    onFirst();
    followOtherTabs(storefront, window);
    measureWhenIdle(window, page);
    void storefront.storeOf(createSiteContentsStore).load();
    resolve();
    resolve = undefined;
  };
  return { onShown, answering };
}
