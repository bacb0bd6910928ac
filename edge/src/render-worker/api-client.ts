import type { ApiResponse, SendToApi } from '@odeta/contracts';
import type { EdgeFunctions } from '../releases/worker-messages.ts';

type Edge = {
  [Name in 'request' | 'abort']: (
    ...values: Parameters<EdgeFunctions[Name]>
  ) => Promise<Awaited<ReturnType<EdgeFunctions[Name]>>>;
};

/**
 * Lets a page that is rendered in a worker reach the API: `edge` sends its requests.
 * @param resume is called before the code of a page continues with an answer
 */
export function createApiClient(edge: Edge, resume: () => void) {
  let last = 0;

  return (task: number): SendToApi =>
    async (url, { method, headers, body, signal }): Promise<ApiResponse> => {
      signal?.throwIfAborted();
      last += 1;
      const id = last;
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener(
          'abort',
          () => {
            void edge.abort(id);
            reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
          },
          { once: true },
        );
      });
      const answer = await Promise.race([edge.request({ id, task, url, method, headers, body }), aborted]);
      resume();
      if ('error' in answer) throw new Error(answer.error);
      return { status: answer.status, json: async () => JSON.parse(answer.text) };
    };
}
