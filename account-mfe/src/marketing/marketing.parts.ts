import { accountPage } from '../account/account-page.ts';
import { MarketingPage } from './marketing.page.tsx';
import { createMarketingStore } from './marketing.store.ts';

export const parts = accountPage({
  page: MarketingPage,
  title: 'nav.marketing',
  load: ({ storeOf }) => storeOf(createMarketingStore).load(),
});
