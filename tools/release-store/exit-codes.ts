/** How the commands that release end, for whoever calls them from a script. Also in `docs/releases.md`. */
export const WRONG_INPUT = 2;
/** The command was understood, and what is in the store does not allow it. */
export const REFUSED = 3;
/** The store cannot be reached or written. */
export const NO_STORE = 4;
/** There is no key to sign with, or documents are signed with one that is not trusted. */
export const NO_KEY = 5;
