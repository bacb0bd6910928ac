import { ApiError } from '@odeta/storefront';

/** Why something that the buyer asked for did not happen. */
export interface Problem {
  /** Key of our text; `null` when the server says it in its own words. */
  key: string | null;
  /** The server's words. */
  text: string;
}

export const problem = (key: string): Problem => ({ key, text: '' });

/** What to tell the buyer about a failed call: the server's words, or the key of ours. @throws anything that is no failed call */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) throw error;
  const text = error.messages.map(({ message }) => message).join(' ');
  if (text) return { key: null, text };
  return problem(error.isNetworkFailure ? 'network' : 'unexpected');
}
