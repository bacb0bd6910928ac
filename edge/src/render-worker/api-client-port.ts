import type { MessagePort } from 'node:worker_threads';
import type { ApiRequest, ApiResponse, SendToApi } from '@odeta/contracts';
import type { ApiPortAnswer, FromWorker } from '../rendering/worker-messages.ts';
import type { WorkerStatus } from '../rendering/worker-status.ts';

interface Waiting {
  unit: number;
  resolve: (response: ApiResponse) => void;
  reject: (error: Error) => void;
}

/** Lets a page that is rendered in a worker reach the API: `edge` sends its requests. */
export function createApiClientPort(status: Pick<WorkerStatus, 'enter'>) {
  const waiting = new Map<number, Waiting>();
  let port: MessagePort | null = null;
  let last = 0;

  return {
    connect(connected: MessagePort) {
      port = connected;
      port.on('message', receive);
    },

    post: (message: FromWorker) => port?.postMessage(message),

    /** @param unit whose code continues with the answer */
    sendFor:
      (task: number, unit: number): SendToApi =>
      (url, request) =>
        send(task, unit, url, request),
  };

  function send(task: number, unit: number, url: string, { method, headers, body, signal }: ApiRequest) {
    const id = ++last;
    return new Promise<ApiResponse>((resolve, reject) => {
      waiting.set(id, { unit, resolve, reject });
      signal?.addEventListener('abort', () => abort(id, signal.reason), { once: true });
      port?.postMessage({ kind: 'request', id, task, url, method, headers, body } satisfies FromWorker);
    });
  }

  function abort(id: number, reason: unknown) {
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    port?.postMessage({ kind: 'abort', id } satisfies FromWorker);
    call.reject(reason instanceof Error ? reason : new Error('aborted'));
  }

  function receive(answer: ApiPortAnswer) {
    const call = waiting.get(answer.id);
    if (!call) return;
    waiting.delete(answer.id);
    status.enter(call.unit);
    if ('error' in answer) call.reject(new Error(answer.error));
    else call.resolve({ status: answer.status, json: async () => JSON.parse(answer.text) });
  }
}
