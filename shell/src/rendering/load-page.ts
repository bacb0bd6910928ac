import type { Language, PageRequest } from '@odeta/contracts';
import type { PageLocation, PageMeta, PageParts, RemoteModule, Storefront } from '@odeta/storefront';
import type { MessageTree } from '@odeta/storefront/i18n';
import { matchRoute } from '../federation/match-route.ts';
import { messagesOf } from '../federation/messages-of.ts';
import { createOpenPage, type OpenPage } from '../federation/open-page.ts';
import { withTimeLimit } from '../federation/time-limit.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { type LoadedSiteContents, type SiteContents, siteContentsFor } from '../layout/site-contents.ts';
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
    Object.assign(storefront.storeOf(createSiteContentsStore).state, isHome(path) ? contents : withoutClub(contents));
  }

  const table = storefront.storeOf(createRouteTable);
  // Only servers use `query`, so it is not sent to the browser.
  table.state.routes = request.routes.map(({ query: _, ...route }) => route);
  const route = table.find(path);
  const remote = request.remote as RemoteModule | null;
  const openPage = createOpenPage();
  if (route && !remote) return { storefront, remote, openPage, meta: plainMeta(storefront), isLoaded: false };

  const match = route && remote ? matchRoute(remote, url) : null;
  if (!match || !remote) return { storefront, remote, openPage, meta: notFoundMeta(storefront), isLoaded: true };
  await addMessages(storefront, remote);
  const page = await openPage(match.route);
  const own = storefront.forUnit(() => remote.name, remote.events);
  const isLoaded = !route?.skeletonFirst && (await load(own, page, match.location, request));
  const chunk = 'chunk' in match.route ? match.route.chunk : undefined;
  return { storefront, remote, openPage, meta: page.meta(own, match.location), chunk, isLoaded };
}

/** Pages that do not show the club are sent without its data. */
const withoutClub = (contents: SiteContents): SiteContents => ({
  ...contents,
  layout: { ...contents.layout, club: null },
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

async function addMessages({ i18n, session }: Storefront, remote: RemoteModule) {
  const { language, languages } = session.country;
  i18n.addResourceBundle(language, remote.name, await textsOf(remote, language, languages[0]));
}

/** Texts are the same for every visitor: those of a remote are loaded once per language. */
const textsOf = oncePerRemote(
  async (remote, language, instead) => (await messagesOf(remote, language, instead)()).default,
);

function oncePerRemote(read: (remote: RemoteModule, language: Language, instead: Language) => Promise<MessageTree>) {
  const known = new WeakMap<RemoteModule, Map<Language, MessageTree>>();
  return async (remote: RemoteModule, language: Language, instead: Language) => {
    const ofRemote = known.get(remote) ?? new Map<Language, MessageTree>();
    const texts = ofRemote.get(language) ?? (await read(remote, language, instead));
    known.set(remote, ofRemote.set(language, texts));
    return texts;
  };
}

const plainMeta = ({ i18n }: Storefront): PageMeta => ({ title: i18n.t('title', { ns: 'shell' }) });

const notFoundMeta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('not-found.title', { ns: 'shell' }),
  status: 404,
  robots: 'noindex',
});
