import { type Addresses, type HelpTopic, readHelp } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createDeliveryStore } from './delivery/delivery.store.ts';
import { type HelpPageLink, pagesOf } from './help-pages.ts';
import { createHelpSearchStore } from './search/help-search.store.ts';
import { createSellerStore } from './seller/seller.store.ts';
import { createSizesStore } from './sizes/sizes.store.ts';

/** Topics whose pages show the seller. */
export const WITH_SELLER = ['contact', 'withdrawal', 'terms'];

/** The index page of the help. */
export const HELP_URL = '/pomoc/';

interface HelpState {
  status: 'idle' | 'ready' | 'not-found';
  /** All help pages, for the navigation. */
  pages: HelpPageLink[];
  /** The current page; `null` on the index page. */
  page: HelpPageLink | null;
  topics: HelpTopic[];
  /** URL of the contact page. */
  contactUrl: string | undefined;
  /** URLs of the same page by country. */
  addresses: Addresses;
}

/** A help page. */
export function createHelpStore({ api, i18n, session, storeOf }: Storefront) {
  const state = proxy<HelpState>({
    status: 'idle',
    pages: [],
    page: null,
    topics: [],
    contactUrl: undefined,
    addresses: {},
  });

  return {
    state,

    /** `question` is what was asked in the search of the page. */
    async load(slug: string | null, question = '') {
      const { topics, pages: addresses } = await api.send(readHelp, {});
      const pages = pagesOf(topics, i18n.t('frequent', { ns: 'help' }));
      const page = pages.find((one) => one.slug === slug) ?? null;
      state.pages = pages;
      state.contactUrl = topics.find(({ key }) => key === 'contact')?.url;
      state.page = page;
      state.topics = page ? topics.filter(({ url }) => url.split('#')[0] === page.url) : [];
      const url = page?.url ?? HELP_URL;
      state.addresses = addresses.find((one) => one[session.country.code] === url) ?? {};
      const hasSearch = slug === null || page?.isFrequent;
      await Promise.all([
        loadParts(storeOf, state.topics),
        hasSearch && question && storeOf(createHelpSearchStore).ask(question),
      ]);
      state.status = slug === null || page ? 'ready' : 'not-found';
    },
  };
}
createHelpStore.storeKey = 'help.page';

/** Loads the data of the topics on the page. */
async function loadParts(storeOf: Storefront['storeOf'], topics: readonly HelpTopic[]) {
  const has = (...keys: string[]) => topics.some(({ key }) => keys.includes(key));
  await Promise.all([
    has('delivery', 'payment') && storeOf(createDeliveryStore).load(),
    has('sizes') && storeOf(createSizesStore).load(),
    has(...WITH_SELLER) && storeOf(createSellerStore).load(),
  ]);
}
