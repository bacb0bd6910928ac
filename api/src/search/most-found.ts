/** Visitors do not look at more results. Facets are counted from these results as well. */
export const MOST_FOUND = 1000;
