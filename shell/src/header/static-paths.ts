/** Header addresses that are the same in every country. */
export const ACCOUNT = '/my-account/';
/** Shows that the log-in has ended. */
export const LOGGED_OUT = '/my-account/log-in?left=1';

/** Attribute of the element in the top links that shows who is logged in. */
export const CUSTOMER_PLACE = 'data-customer';
