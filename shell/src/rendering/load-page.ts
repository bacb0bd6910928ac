import type { PageRequest } from '@odeta/shared/contracts';
import type { PageMeta, RemoteModule, Storefront } from '@odeta/shared/storefront';
import { type Chrome, createChromeStore } from '../chrome/chrome.store.ts';
import { matchRoute, type RouteMatch } from '../federation/match-route.ts';
import { withTimeLimit } from '../federation/time-limit.ts';
import { findRemote } from '../routes.tsx';
import { createStorefront } from '../storefront/create-storefront.ts';
import { createServerTransport } from '../storefront/server-transport.ts';

/** Milliseconds that a page's data may take on the server; then the browser asks again. */
const TIME_LIMIT = 1_500;

export interface LoadedPage {
  storefront: Storefront;
  remote: RemoteModule | null;
  meta: PageMeta;
  /** Whether the page's data is in the stores. */
  isLoaded: boolean;
}

/** Makes the request's storefront and fills it for its page. */
export async function loadPage(request: PageRequest): Promise<LoadedPage> {
  const { url, country, client, newUser } = request;
  const storefront = await createStorefront({ country, client, newUser, transport: createServerTransport(request) });
  if (request.chrome) Object.assign(storefront.storeOf(createChromeStore).state, request.chrome as Chrome);

  const mount = findRemote(url.split('?')[0] ?? '/');
  const remote = request.remote as RemoteModule | null;
  if (mount && !remote) return { storefront, remote, meta: plainMeta(storefront), isLoaded: false };

  const match = mount && remote ? matchRoute(mount.mount, remote, url) : null;
  if (!match || !remote) return { storefront, remote, meta: notFoundMeta(storefront), isLoaded: true };
  await addMessages(storefront, remote);
  const isLoaded = !mount?.skeletonFirst && (await load(storefront, match));
  return { storefront, remote, meta: match.route.meta(storefront, match.location), isLoaded };
}

async function load(storefront: Storefront, { route, location }: RouteMatch) {
  if (!route.load) return true;
  try {
    await withTimeLimit(route.load(storefront, location), TIME_LIMIT, location.path);
    return true;
  } catch (error) {
    storefront.logger.log('error', `The server could not load ${location.path}`, error);
    return false;
  }
}

async function addMessages({ i18n, session }: Storefront, remote: RemoteModule) {
  const { language } = session.country;
  const { default: messages } = await remote.messages[language]();
  i18n.addResourceBundle(language, remote.name, messages);
}

const plainMeta = ({ i18n }: Storefront): PageMeta => ({ title: i18n.t('title', { ns: 'shell' }) });

const notFoundMeta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('not-found.title', { ns: 'shell' }),
  status: 404,
  robots: 'noindex',
});
