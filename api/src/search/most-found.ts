/** Nobody looks at more; what is found is also what facets are counted of. */
export const MOST_FOUND = 1000;
