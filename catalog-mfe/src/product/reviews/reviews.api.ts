import { type InputOf, readReviews } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what came of it (G4). */
const options = { suppressMessages: true };

export const fetchReviews = (api: ApiClient, slug: string, asked: Omit<InputOf<typeof readReviews>, 'slug'>) =>
  api.send(readReviews, { slug, ...asked }, options);
