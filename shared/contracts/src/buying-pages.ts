/** A4. The addresses of cart, checkout and confirmation, to which all units and the server link. */
export const buyingPages = {
  cart: '/cart',
  checkout: '/checkout',
  confirm: '/confirm',
} as const;

/** The checkout without scripts; its steps are below. */
export const PLAIN_CHECKOUT = '/checkout/plain';

/** The confirmation without scripts: rendered by the server, with the query of the other one. */
export const PLAIN_CONFIRMATION = '/confirm/plain';

/** Shown when a partner's link does not open a checkout; the parameter `why` has the reason. */
export const PREPARED_LINK_PAGE = '/checkout/link';

/** P5, J2. The checkout on one page for review, filled in like the customer's last order. */
export const repeatedOrderPage = `${buyingPages.checkout}?as-last-time`;

/** M1. The checkout, with the sheet of the browser's wallet open at once. */
export const expressOrderPage = `${buyingPages.checkout}?express`;
