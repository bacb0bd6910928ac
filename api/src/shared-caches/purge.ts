/** Removes the pages with one of these tags from a shared cache. Another cache with a call of its own is another such function. */
export type Purge = (tags: readonly string[]) => Promise<void>;

/** Tags of one request: header lines of 8 KB are accepted everywhere. */
const PER_REQUEST = 100;
/** Milliseconds. */
const TIME_LIMIT = 5000;

/** Sends the tags in the header `Surrogate-Key`, separated by blanks, as Varnish (`xkey`) and Fastly take them. */
export const createPurge =
  (url: string): Purge =>
  async (tags) => {
    for (let first = 0; first < tags.length; first += PER_REQUEST) {
      const headers = { 'surrogate-key': tags.slice(first, first + PER_REQUEST).join(' ') };
      const answer = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(TIME_LIMIT) });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The shared cache has answered ${answer.status} to a purge`);
    }
  };
