/**
 * Version of what the index contains besides the seed's words: keys, stems and terms. Raise it when they change: the index is rebuilt at the
 * next start, although the seed is the same.
 */
export const INDEX_VERSION = 4;
