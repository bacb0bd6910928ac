/** B1: the one address of the header that is the same in every country. */
export const ACCOUNT = '/my-account/';
