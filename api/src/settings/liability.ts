/** Directive (EU) 2019/771, article 10: years from the delivery in which the seller is liable for defects. */
export const LIABILITY_YEARS = 2;
