import type { MessagePort } from 'node:worker_threads';
import type { ApiRequest } from '@odeta/contracts';
import type { SendForClient } from '../api/api-gateway.ts';
import { type ApiPortAnswer, type ApiPortRequest, type FromWorker, toError } from './worker-messages.ts';

/** Milliseconds; log entries of a page may arrive after the page itself. */
const LATE_REQUESTS = 2_000;

/** Sends the API requests of one worker's tasks, each for the visitor of its task. */
export function createApiServerPort(port: MessagePort, onFault: (error: Error, unit?: number) => void) {
  const sends = new Map<number, SendForClient>();
  const running = new Map<number, AbortController>();
  port.on('message', receive);
  port.unref();

  return {
    open: (task: number, send: SendForClient) => void sends.set(task, send),
    closeSoon: (task: number) => void setTimeout(() => sends.delete(task), LATE_REQUESTS).unref(),
    close: () => port.close(),
  };

  function receive(message: FromWorker) {
    if (message.kind === 'fault') onFault(toError(message.error), message.unit);
    else if (message.kind === 'abort') running.get(message.id)?.abort();
    else void answer(message);
  }

  async function answer({ id, task, url, method, headers, body }: ApiPortRequest) {
    const controller = new AbortController();
    running.set(id, controller);
    const request: ApiRequest = { method, headers, signal: controller.signal };
    try {
      const send = sends.get(task);
      if (!send) throw new Error('The page is gone');
      const response = await send(url, body === undefined ? request : { ...request, body });
      reply({ id, status: response.status, text: await response.text() });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  }

  /** Does nothing after the worker has ended. */
  function reply(message: ApiPortAnswer) {
    port.postMessage(message);
  }
}
