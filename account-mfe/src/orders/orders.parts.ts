import { accountPage } from '../account/account-page.ts';
import { OrdersPage } from './orders.page.tsx';
import { createOrdersStore } from './orders.store.ts';

export const parts = accountPage({
  page: OrdersPage,
  title: 'nav.orders',
  load: ({ storeOf }, { query }) => storeOf(createOrdersStore).load(query),
});
