import { type Addresses, type HelpTopic, readHelp } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createDeliveryStore } from './delivery/delivery.store.ts';
import { type HelpPageLink, pagesOf } from './help-pages.ts';
import { createSellerStore } from './seller/seller.store.ts';

/** Topics whose pages name the seller. */
export const WITH_SELLER = ['contact', 'withdrawal', 'terms'];

/** The page that lists the others. */
export const HELP_URL = '/pomoc/';

interface HelpState {
  status: 'idle' | 'ready' | 'not-found';
  /** All of the help pages, for the way between them. */
  pages: HelpPageLink[];
  /** The one that is shown; `null` on the page that lists them. */
  page: HelpPageLink | null;
  topics: HelpTopic[];
  /** The same page in the shops of all countries that have it. */
  addresses: Addresses;
}

/** P16. One page of the help area. */
export function createHelpStore({ api, i18n, session, storeOf }: Storefront) {
  const state = proxy<HelpState>({ status: 'idle', pages: [], page: null, topics: [], addresses: {} });

  return {
    state,

    async load(slug: string | null) {
      const { topics, pages: addresses } = await api.send(readHelp, {});
      const pages = pagesOf(topics, i18n.t('frequent', { ns: 'help' }));
      const page = pages.find((one) => one.slug === slug) ?? null;
      state.pages = pages;
      state.page = page;
      state.topics = page ? topics.filter(({ url }) => url.split('#')[0] === page.url) : [];
      const url = page?.url ?? HELP_URL;
      state.addresses = addresses.find((one) => one[session.country.code] === url) ?? {};
      if (state.topics.some(({ key }) => key === 'delivery' || key === 'payment')) {
        await storeOf(createDeliveryStore).load();
      }
      if (state.topics.some(({ key }) => WITH_SELLER.includes(key))) await storeOf(createSellerStore).load();
      state.status = slug === null || page ? 'ready' : 'not-found';
    },
  };
}
createHelpStore.storeKey = 'help.page';
