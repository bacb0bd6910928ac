import { accountPage } from '../account/account-page.ts';
import { OverviewPage } from './overview.page.tsx';
import { createOverviewStore } from './overview.store.ts';

export const parts = accountPage({
  page: OverviewPage,
  title: 'nav.overview',
  load: ({ storeOf }) => storeOf(createOverviewStore).load(),
});
