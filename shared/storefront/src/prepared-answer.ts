import type { ApiResponse } from '@odeta/contracts';

/** Milliseconds for which an answer that was requested ahead is used. */
const LIFETIME = 10_000;

/** The answer to one request that was sent before its page is opened. */
export function createPreparedAnswer() {
  let known: { url: string; at: number; response: Promise<ApiResponse | null> } | null = null;

  return {
    keep(url: string, response: Promise<ApiResponse>) {
      known = { url, at: performance.now(), response: response.catch(() => null) };
    },

    /** Once; `null` if there is none, it failed, or it is too old. */
    take(url: string): Promise<ApiResponse | null> | null {
      if (known?.url !== url) return null;
      const { at, response } = known;
      known = null;
      return performance.now() - at < LIFETIME ? response : null;
    },
  };
}
