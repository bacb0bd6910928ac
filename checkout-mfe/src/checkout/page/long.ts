/** Milliseconds after which the page says that the order is still being sent. */
export const LONG = 6_000;
