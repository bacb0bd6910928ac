import {
  accountPages,
  amendPageOf,
  type DeclaredRoute,
  findOrderPage,
  returnFormPageOf,
  returnPageOf,
} from '@odeta/contracts';

const area = 'account';

/** The remote's paths for the release; `routes.tsx` has the pages. No page is the same for two visitors. */
export const addresses = {
  overview: { path: accountPages.overview, area },
  orders: { path: '/my-account/orders', query: ['list', 'period', 'page'], area },
  order: { path: '/my-account/orders/:orderId', area },
  amend: { path: amendPageOf(':orderId'), area },
  returnForm: { path: returnFormPageOf(':orderId'), query: ['line'], area },
  returns: { path: accountPages.returns, query: ['page'], area },
  return: { path: returnPageOf(':returnId'), area },
  logIn: { path: accountPages.logIn, area },
  register: { path: '/my-account/register', area },
  forgottenPassword: { path: accountPages.forgottenPassword, area },
  newPassword: { path: accountPages.newPassword, area },
  confirmEmail: { path: accountPages.confirmEmail, area },
  findOrder: { path: findOrderPage, area },
  codes: { path: '/my-account/codes', area },
  addresses: { path: '/my-account/addresses', area },
  marketing: { path: '/my-account/consents', area },
  reviews: { path: accountPages.reviews, area },
  writeReview: { path: accountPages.writeReview, query: ['line', 'product', 'review'], area },
  blogger: { path: accountPages.blogger, area },
  settings: { path: accountPages.settings, query: ['data-export'], area },
} satisfies Record<string, DeclaredRoute>;
