/** The parameter of the page's address that names the open form, for browsers without scripts. */
export const OPEN = 'open';
