/** Exit codes of the release commands, for scripts. Also in `docs/releases.md`. */
export const WRONG_INPUT = 2;
/** The command is valid, but the state of the store does not allow it. */
export const REFUSED = 3;
/** The store cannot be reached or written. */
export const NO_STORE = 4;
/** There is no signing key, or documents are signed with an untrusted one. */
export const NO_KEY = 5;
