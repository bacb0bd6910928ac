import { type InputOf, readReviews } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows the error itself. */
const options = { suppressMessages: true };

export const fetchReviews = (api: ApiClient, slug: string, asked: Omit<InputOf<typeof readReviews>, 'slug'>) =>
  api.send(readReviews, { slug, ...asked }, options);
