import { type Addresses, type HelpTopic, legalDocuments, readHelp } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createDeliveryStore } from './delivery/delivery.store.ts';
import { type HelpPageLink, pagesOf } from './help-pages.ts';
import { type Hub, hubOf } from './hub/hub-of.ts';
import { createLegalStore } from './legal/legal.store.ts';
import { createLooksStore } from './looks/looks.store.ts';
import { createHelpSearchStore } from './search/help-search.store.ts';
import { createSellerStore } from './seller/seller.store.ts';
import { createSizesStore } from './sizes/sizes.store.ts';

/** Topics whose pages show the seller. */
export const WITH_SELLER = ['contact', 'withdrawal', 'about', 'press'];

/** The topic whose page shows looks. */
export const INSPIRATIONS = 'inspirations';

/** Topics about the company, which lead to each other. */
const COMPANY = ['about', 'inspirations', 'press', 'work', 'contact'];

/** The index page of the help. */
export const HELP_URL = '/pomoc/';

interface HelpState extends Loading {
  /** All help pages, for the navigation. */
  pages: HelpPageLink[];
  /** The current page; `null` on the index page. */
  page: HelpPageLink | null;
  topics: HelpTopic[];
  /** What the index page shows. */
  hub: Hub;
  /** The pages about the company. */
  company: { title: string; url: string }[];
  /** URL of the contact page. */
  contactUrl: string | undefined;
  /** URLs of the same page by country. */
  addresses: Addresses;
}

/** A help page. */
export function createHelpStore({ api, i18n, session, storeOf }: Storefront) {
  const state = proxy<HelpState>({
    ...notLoaded,
    pages: [],
    page: null,
    topics: [],
    hub: { tiles: [], questions: [], links: [] },
    company: [],
    contactUrl: undefined,
    addresses: {},
  });

  return {
    state,

    /** `question` is what was asked in the search of the page. */
    load: resource(state, async (slug: string | null, question: string = '') => {
      const { topics: all, pages: urls } = await api.send(readHelp, {});
      const pages = pagesOf(all, i18n.t('frequent', { ns: 'help' }));
      const page = pages.find((one) => one.slug === slug) ?? null;
      const topics = page ? all.filter(({ url }) => url.split('#')[0] === page.url) : [];
      const hasSearch = slug === null || page?.isFrequent;
      await Promise.all([
        slug === null ? storeOf(createSellerStore).load() : loadParts(storeOf, topics),
        hasSearch && question && storeOf(createHelpSearchStore).ask(question),
      ]);
      const url = page?.url ?? HELP_URL;
      return {
        status: slug === null || page ? ('ready' as const) : ('not-found' as const),
        pages,
        page,
        topics,
        hub: hubOf(
          all,
          pages.find(({ isFrequent }) => isFrequent),
        ),
        company: COMPANY.flatMap((key) => all.find((topic) => topic.key === key) ?? []).map(({ title, url }) => ({
          title,
          url,
        })),
        contactUrl: all.find(({ key }) => key === 'contact')?.url,
        addresses: urls.find((one) => one[session.country.code] === url) ?? {},
      };
    }),
  };
}
createHelpStore.storeKey = 'help.page';

/** Loads the data of the topics on the page. */
async function loadParts(storeOf: Storefront['storeOf'], topics: readonly HelpTopic[]) {
  const has = (...keys: string[]) => topics.some(({ key }) => keys.includes(key));
  const legal = legalDocuments.find((document) => has(document));
  await Promise.all([
    has('delivery', 'payment') && storeOf(createDeliveryStore).load(),
    has(INSPIRATIONS) && storeOf(createLooksStore).load(),
    has('sizes') && storeOf(createSizesStore).load(),
    legal && storeOf(createLegalStore).load(legal),
    has(...WITH_SELLER) && storeOf(createSellerStore).load(),
  ]);
}
