import type { RemoteRoute } from '@odeta/storefront';
import { page } from '@odeta/storefront/page';
import { addresses } from './addresses.ts';

/** Every page is a separate chunk, because visitors open each one as a new document. */
export const routes: readonly RemoteRoute[] = [
  page(addresses.overview, () => import('./overview/overview.page.tsx')),
  page(addresses.orders, () => import('./orders/orders.page.tsx')),
  page(addresses.order, () => import('./orders/order.page.tsx')),
  page(addresses.amend, () => import('./amend/amend.page.tsx')),
  page(addresses.returnForm, () => import('./returns/return-form.page.tsx')),
  page(addresses.returns, () => import('./returns/returns.page.tsx')),
  page(addresses.return, () => import('./returns/return.page.tsx')),
  page(addresses.reviews, () => import('./reviews/reviews.page.tsx')),
  page(addresses.writeReview, () => import('./reviews/write-review.page.tsx')),
  page(addresses.logIn, () => import('./log-in/log-in.page.tsx')),
  page(addresses.register, () => import('./log-in/register.page.tsx')),
  page(addresses.forgottenPassword, () => import('./password/forgotten.page.tsx')),
  page(addresses.newPassword, () => import('./password/new-password.page.tsx')),
  page(addresses.confirmEmail, () => import('./confirm-email/confirm-email.page.tsx')),
  page(addresses.findOrder, () => import('./find-order/find-order.page.tsx')),
  page(addresses.settings, () => import('./settings/settings.page.tsx')),
  page(addresses.codes, () => import('./benefits/benefits.page.tsx')),
  page(addresses.addresses, () => import('./address-book/address-book.page.tsx')),
  page(addresses.marketing, () => import('./marketing/marketing.page.tsx')),
  page(addresses.blogger, () => import('./blogger/blogger.page.tsx')),
];
