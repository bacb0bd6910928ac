/** A4. The addresses of the buying process: all units and the server lead there. */
export const buyingPages = {
  cart: '/cart',
  checkout: '/checkout',
  confirm: '/confirm',
} as const;

/** Where a link of a partner leads that opens no checkout; `why` says the reason. */
export const PREPARED_LINK_PAGE = '/checkout/link';

/** P5, J2. The checkout as one page to look at, with everything as the customer ordered last. */
export const repeatedOrderPage = `${buyingPages.checkout}?as-last-time`;

/** M1. The checkout, where the sheet of the browser's wallet opens at once. */
export const expressOrderPage = `${buyingPages.checkout}?express`;
