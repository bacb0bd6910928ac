import { accountPage } from '../account/account-page.ts';
import { BloggerPage } from './blogger.page.tsx';
import { createBloggerStore } from './blogger.store.ts';

export const parts = accountPage({
  page: BloggerPage,
  title: 'nav.blogger',
  load: ({ storeOf }) => storeOf(createBloggerStore).load(),
});
