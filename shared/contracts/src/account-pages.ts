/** Addresses of the account that others lead to: e-mails, header and checkout. */
export const accountPages = {
  overview: '/my-account',
  logIn: '/my-account/log-in',
  /** P17. Asks for the e-mail that a link is sent to. */
  forgottenPassword: '/my-account/password',
  newPassword: '/my-account/new-password',
  confirmEmail: '/my-account/confirm-email',
  /** P11. What the customer can review, and what he has. */
  reviews: '/my-account/reviews',
  /** P11. Needs `line` (of an order), `product` (its slug) or `review`. */
  writeReview: '/my-account/reviews/write',
  /** P6. */
  returns: '/my-account/returns',
  settings: '/my-account/settings',
  /** P10. */
  blogger: '/my-account/blogger',
} as const;

/** P6. The page of a return. */
export const returnPageOf = (returnId: string): string => `${accountPages.returns}/${returnId}`;

/** P6. Where goods of an order are returned, by whoever may see the order. */
export const returnFormPageOf = (orderId: string): string => `/my-account/orders/${orderId}/return`;

/** P6. With it the signed link of an order leads on to a return of it. */
export const RETURN_PARAMETER = 'return';

/** P17. Where the reset of a password began: it leads back there, with `PASSWORD_CHANGED`. */
export const RESET_FROM = 'from';
export const PASSWORD_CHANGED = 'passwordChanged';
