import type { RemoteRoute } from '@odeta/storefront';
import { addresses } from './addresses.ts';

/** Every page is a separate chunk, because visitors open each one as a new document. */
export const routes: readonly RemoteRoute[] = [
  {
    path: addresses.overview.path,
    chunk: 'overview',
    open: () => import(/* webpackChunkName: "page-overview" */ './overview/overview.parts.ts'),
  },
  {
    path: addresses.orders.path,
    chunk: 'orders',
    open: () => import(/* webpackChunkName: "page-orders" */ './orders/orders.parts.ts'),
  },
  {
    path: addresses.order.path,
    chunk: 'order',
    open: () => import(/* webpackChunkName: "page-order" */ './orders/order.parts.ts'),
  },
  {
    path: addresses.returnForm.path,
    chunk: 'return-form',
    open: () => import(/* webpackChunkName: "page-return-form" */ './returns/return-form.parts.ts'),
  },
  {
    path: addresses.returns.path,
    chunk: 'returns',
    open: () => import(/* webpackChunkName: "page-returns" */ './returns/returns.parts.ts'),
  },
  {
    path: addresses.return.path,
    chunk: 'return',
    open: () => import(/* webpackChunkName: "page-return" */ './returns/return.parts.ts'),
  },
  {
    path: addresses.reviews.path,
    chunk: 'reviews',
    open: () => import(/* webpackChunkName: "page-reviews" */ './reviews/reviews.parts.ts'),
  },
  {
    path: addresses.writeReview.path,
    chunk: 'write-review',
    open: () => import(/* webpackChunkName: "page-write-review" */ './reviews/write-review.parts.ts'),
  },
  {
    path: addresses.logIn.path,
    chunk: 'log-in',
    open: () => import(/* webpackChunkName: "page-log-in" */ './log-in/log-in.parts.ts'),
  },
  {
    path: addresses.register.path,
    chunk: 'register',
    open: () => import(/* webpackChunkName: "page-register" */ './log-in/register.parts.ts'),
  },
  {
    path: addresses.forgottenPassword.path,
    chunk: 'forgotten-password',
    open: () => import(/* webpackChunkName: "page-forgotten-password" */ './password/forgotten.parts.ts'),
  },
  {
    path: addresses.newPassword.path,
    chunk: 'new-password',
    open: () => import(/* webpackChunkName: "page-new-password" */ './password/new-password.parts.ts'),
  },
  {
    path: addresses.confirmEmail.path,
    chunk: 'confirm-email',
    open: () => import(/* webpackChunkName: "page-confirm-email" */ './confirm-email/confirm-email.parts.ts'),
  },
  {
    path: addresses.findOrder.path,
    chunk: 'find-order',
    open: () => import(/* webpackChunkName: "page-find-order" */ './find-order/find-order.parts.ts'),
  },
  {
    path: addresses.settings.path,
    chunk: 'settings',
    open: () => import(/* webpackChunkName: "page-settings" */ './settings/settings.parts.ts'),
  },
  {
    path: addresses.codes.path,
    chunk: 'benefits',
    open: () => import(/* webpackChunkName: "page-benefits" */ './benefits/benefits.parts.ts'),
  },
  {
    path: addresses.addresses.path,
    chunk: 'addresses',
    open: () => import(/* webpackChunkName: "page-addresses" */ './address-book/address-book.parts.ts'),
  },
  {
    path: addresses.marketing.path,
    chunk: 'marketing',
    open: () => import(/* webpackChunkName: "page-marketing" */ './marketing/marketing.parts.ts'),
  },
  {
    path: addresses.blogger.path,
    chunk: 'blogger',
    open: () => import(/* webpackChunkName: "page-blogger" */ './blogger/blogger.parts.ts'),
  },
];
