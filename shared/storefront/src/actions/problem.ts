import { ApiError } from '@odeta/storefront';

/** Why an action of the shopper failed. */
export interface Problem {
  /** Key of a text of ours; `null` when the server sent a message. */
  key: string | null;
  /** The server's message. */
  text: string;
}

export const problem = (key: string): Problem => ({ key, text: '' });

/** What to show after a failed request: the server's messages, or the key of our text. @throws anything but an `ApiError` */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) throw error;
  const text = error.messages.map(({ message }) => message).join(' ');
  if (text) return { key: null, text };
  return problem(error.isNetworkFailure ? 'network' : 'unexpected');
}
