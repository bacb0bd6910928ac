import { accountPage } from '../account/account-page.ts';
import { OrderPage } from './order.page.tsx';
import { createOrderStore } from './order.store.ts';

export const parts = accountPage({
  page: OrderPage,
  title: 'orders.one',
  load: ({ storeOf }, { params }) => storeOf(createOrderStore).load(params.orderId ?? ''),
});
