/** C1, R4. What is searched for, of what was typed; empty when nothing is left. */
export const searchTermOf = (typed: string): string =>
  typed
    .replace(/<[^>]*>/g, '')
    .replaceAll('.', ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s/]/gu, '')
    .replace(/^[\s/]+|[\s/]+$/g, '')
    .replace(/\s+/g, ' ');

/** C1. The address of the results. */
export const searchUrl = (term: string): string => `/search/${encodeURIComponent(term)}/`;

/** C3, R4. What suggestions are asked for, of what was typed. */
export const suggestionPhraseOf = (typed: string): string =>
  typed.trim().replaceAll('/', '-').replaceAll('.', ' ').trim();
