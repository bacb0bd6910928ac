/** C1, R4. The normalised search term; empty when nothing is left of the input. */
export const searchTermOf = (typed: string): string =>
  typed
    .replace(/<[^>]*>/g, '')
    .replaceAll('.', ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s/]/gu, '')
    .replace(/^[\s/]+|[\s/]+$/g, '')
    .replace(/\s+/g, ' ');

/** C1. The address of the search results. */
export const searchUrl = (term: string): string => `/search/${encodeURIComponent(term)}/`;

/** C3, R4. The normalised input for suggestions. */
export const suggestionPhraseOf = (typed: string): string =>
  typed.trim().replaceAll('/', '-').replaceAll('.', ' ').trim();
