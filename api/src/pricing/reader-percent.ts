/** P10. What readers of an active blogger save. */
export const READER_PERCENT = 10;
