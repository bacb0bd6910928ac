/** The addresses of the header that are the same in every country. */
export const ACCOUNT = '/my-account/';
/** Says that the log-in has ended. */
export const LOGGED_OUT = '/my-account/log-in?left=1';

/** Attribute of the place in the top links that says who is logged in. */
export const CUSTOMER_PLACE = 'data-customer';
