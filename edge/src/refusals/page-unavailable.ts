/**
 * Why there is no page. `data`: what it shows could not be loaded; `own-data`: the same for a page of one visitor; `busy`: too many
 * visitors wait for theirs.
 */
export type Unavailability = 'data' | 'own-data' | 'busy';

/** Seconds. */
export const PAGE_RETRY_AFTER = 10;

/** Becomes a 503 with a page that says so and tries again by itself. */
export class PageUnavailable extends Error {
  readonly statusCode = 503;
  readonly why: Unavailability;

  constructor(why: Unavailability) {
    super(`The page is not available: ${why}`);
    this.name = 'PageUnavailable';
    this.why = why;
  }
}
