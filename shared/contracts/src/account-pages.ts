/** Addresses of the account that e-mails, header and checkout link to. */
export const accountPages = {
  overview: '/my-account',
  logIn: '/my-account/log-in',
  /** P17. The form that sends a reset link to an e-mail. */
  forgottenPassword: '/my-account/password',
  newPassword: '/my-account/new-password',
  confirmEmail: '/my-account/confirm-email',
  /** P11. The goods that the customer can review, and their own reviews. */
  reviews: '/my-account/reviews',
  /** P11. Needs `line` (of an order), `product` (its slug) or `review`. */
  writeReview: '/my-account/reviews/write',
  returns: '/my-account/returns',
  settings: '/my-account/settings',
  blogger: '/my-account/blogger',
} as const;

export const returnPageOf = (returnId: string): string => `${accountPages.returns}/${returnId}`;

/** P6. The return form of an order, for everyone who may see the order. */
export const returnFormPageOf = (orderId: string): string => `/my-account/orders/${orderId}/return`;

/** P5. The page on which an order is amended, for everyone who may see the order. */
export const amendPageOf = (orderId: string): string => `/my-account/orders/${orderId}/amend`;

/** P6. With it the signed link to an order goes on to its return form. */
export const RETURN_PARAMETER = 'return';

/** P6. With it the signed link to an order goes on to the form of a right that an e-mail names. */
export const FORM_PARAMETER = 'form';
export const orderForms = ['withdrawal', 'return'] as const;
export type OrderForm = (typeof orderForms)[number];

/** P17. The page from which the password reset was started; it returns there with `PASSWORD_CHANGED`. */
export const RESET_FROM = 'from';
export const PASSWORD_CHANGED = 'passwordChanged';
