/** P10. Discount for readers of an active blogger. */
export const READER_PERCENT = 10;
