import { accountPage } from '../account/account-page.ts';
import { ReturnsPage } from './returns.page.tsx';
import { createReturnsStore } from './returns.store.ts';

export const parts = accountPage({
  page: ReturnsPage,
  title: 'nav.returns',
  load: ({ storeOf }, { query }) => storeOf(createReturnsStore).load(query),
});
