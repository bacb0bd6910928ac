import { buyingPages, type PageRequest } from '@odeta/contracts';
import type { PageLocation, PageMeta, PageParts, RemoteModule, Storefront } from '@odeta/storefront';
import { createPostedFormStore } from '@odeta/ui/forms/posted';
import { matchRoute } from '../federation/match-route.ts';
import { createOpenPage, type OpenPage } from '../federation/open-page.ts';
import { addRemoteMessages } from '../federation/remote-messages.ts';
import { withTimeLimit } from '../federation/time-limit.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { type LoadedSiteContents, type SiteContents, siteContentsFor } from '../layout/site-contents.ts';
import { takeOrderMessages } from '../layout/take-order-messages.ts';
import { isHome } from '../routing/find-route.ts';
import { createRouteTable } from '../routing/route-table.ts';
import { createStorefront } from '../storefront/create-storefront.ts';
import { createServerLogger } from '../storefront/server-logger.ts';
import { createServerTransport } from '../storefront/server-transport.ts';

/** Milliseconds for a page if `edge` does not say it. */
const TIME_LIMIT = 3_000;
/** The part of it for loading the page's data; after that the browser loads it. */
const FOR_DATA = 0.5;

export interface LoadedPage {
  storefront: Storefront;
  remote: RemoteModule | null;
  openPage: OpenPage;
  meta: PageMeta;
  /** See `Release.pages`. */
  chunk?: string;
  isLoaded: boolean;
}

export async function loadPage(request: PageRequest): Promise<LoadedPage> {
  const { url, country, language, client, newUser, report } = request;
  const [path = '/'] = url.split('?');
  const storefront = await createStorefront({
    country,
    language,
    client,
    newUser,
    transport: createServerTransport(request),
    logger: report && createServerLogger(report),
  });
  if (request.contents) {
    const contents = siteContentsFor(request.contents as LoadedSiteContents, client);
    const { state } = storefront.storeOf(createSiteContentsStore);
    Object.assign(state, { ...contents, layout: layoutFor(path, contents) });
    takeOrderMessages(storefront);
  }

  if (request.posted) storefront.storeOf(createPostedFormStore).state.posted = request.posted;

  const table = storefront.storeOf(createRouteTable);
  // Only servers use `query`, so it is not sent to the browser.
  table.state.routes = request.routes.map(({ query: _, ...route }) => route);
  const route = table.find(path);
  const remote = request.remote as RemoteModule | null;
  const openPage = createOpenPage();
  if (route && !remote) return { storefront, remote, openPage, meta: plainMeta(storefront), isLoaded: false };

  const match = route && remote ? matchRoute(remote, url) : null;
  if (!match || !remote) return { storefront, remote, openPage, meta: notFoundMeta(storefront), isLoaded: true };
  await addRemoteMessages(storefront, remote);
  const page = await openPage(match.route);
  const own = storefront.forUnit(() => remote.name, remote.events);
  const isLoaded = !route?.skeletonFirst && (await load(own, page, match.location, request));
  const chunk = 'chunk' in match.route ? match.route.chunk : undefined;
  return { storefront, remote, openPage, meta: page.meta(own, match.location), chunk, isLoaded };
}

/** Pages that do not show the club, or no messages above an order, are sent without their data. */
const layoutFor = (path: string, { layout }: SiteContents): SiteContents['layout'] => ({
  ...layout,
  club: isHome(path) ? layout.club : null,
  checkoutNotifications: path === buyingPages.checkout ? layout.checkoutNotifications : [],
});

async function load(
  storefront: Storefront,
  page: PageParts,
  location: PageLocation,
  { timeLimit = TIME_LIMIT, report }: PageRequest,
) {
  if (!page.load) return true;
  try {
    await withTimeLimit(page.load(storefront, location), timeLimit * FOR_DATA, 'The data of the page');
    return true;
  } catch (error) {
    if (report) report({ kind: 'skeleton', cause: error });
    else storefront.logger.log('error', `The server could not load ${location.path}`, error);
    return false;
  }
}

const plainMeta = ({ i18n }: Storefront): PageMeta => ({ title: i18n.t('title', { ns: 'shell' }) });

const notFoundMeta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('not-found.title', { ns: 'shell' }),
  status: 404,
  robots: 'noindex',
});
