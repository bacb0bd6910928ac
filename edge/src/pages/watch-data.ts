import type { SendForClient } from '../api/api-gateway.ts';
import { PageUnavailable } from '../refusals/page-unavailable.ts';
import type { PageResult } from '../releases/worker-messages.ts';
import type { PageRequester } from '../rendering/page-requester.ts';
import type { RenderedPage } from '../rendering/render-attempts.ts';

/** The part of the time for a page in which its data must be there; the shell has the same number. */
const FOR_DATA = 0.5;

interface Watched {
  requester: PageRequester;
  /** The addresses of its requests so far. */
  requests: ReadonlySet<string>;
  /**
   * @throws {PageUnavailable} if the page lacks a part because the API is gone, or because something was late, be it the data or a busy
   * worker. A page that lacks it by the fault of its remote passes, also of one that looped until its time was over: its browser has
   * other versions.
   */
  requireSharedData(page: RenderedPage): void;
  /** The same for a page of one visitor, except that late data passes: the browser of the visitor asks for it again. */
  requireOwnData(page: PageResult): void;
}

/** Watches the API requests of a page. @param timeLimit milliseconds for the page */
export function watchData(requester: PageRequester, timeLimit: number): Watched {
  const begunAt = performance.now();
  const api = { isGone: false };
  const requests = new Set<string>();
  const send: SendForClient = async (url, request) => {
    requests.add(url);
    try {
      const answer = await requester.send(url, request);
      if (isUnavailable(answer.status)) api.isGone = true;
      return answer;
    } catch (error) {
      if (!request.signal?.aborted) api.isGone = true;
      throw error;
    }
  };
  const isLate = () => performance.now() - begunAt >= timeLimit * FOR_DATA;

  return {
    requester: { ...requester, send },
    requests,
    requireSharedData(page) {
      if (!page.complete && (api.isGone || (isLate() && !page.isWithoutRemote))) throw new PageUnavailable('data');
    },
    requireOwnData(page) {
      if (lacksData(page) && api.isGone) throw new PageUnavailable('own-data');
    },
  };
}

const isUnavailable = (status: number) => status >= 500;

const lacksData = ({ complete, failures }: PageResult) =>
  !complete && failures.some(({ kind, phase }) => kind === 'skeleton' && phase !== 'render');
