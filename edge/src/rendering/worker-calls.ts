import type { ApiRequest } from '@odeta/contracts';
import type { SendForClient } from '../api/api-gateway.ts';
import {
  type EdgeFunctions,
  toError,
  type WorkerApiAnswer,
  type WorkerApiRequest,
} from '../releases/worker-messages.ts';

/** Milliseconds; log entries of a page may arrive after the page itself. */
const LATE_REQUESTS = 2_000;

interface OpenTask {
  send: SendForClient;
  /** Releases by their address and contents by their key. */
  texts: Readonly<Record<string, string>>;
}

/** Answers the calls of one worker: each API request is sent for the visitor of its task. */
export function createWorkerCalls(onFault: (error: Error) => void) {
  const tasks = new Map<number, OpenTask>();
  const running = new Map<number, AbortController>();
  const functions: EdgeFunctions = {
    read(task, name) {
      const text = tasks.get(task)?.texts[name];
      if (text === undefined) throw new Error(`The task does not name ${name}`);
      return text;
    },
    request: answer,
    abort: (request) => running.get(request)?.abort(),
    fault: (error) => onFault(toError(error)),
  };

  return {
    functions,
    open: (task: number, given: OpenTask) => void tasks.set(task, given),
    closeSoon: (task: number) => void setTimeout(() => tasks.delete(task), LATE_REQUESTS).unref(),
  };

  async function answer({ id, task, url, method, headers, body }: WorkerApiRequest): Promise<WorkerApiAnswer> {
    const controller = new AbortController();
    running.set(id, controller);
    const request: ApiRequest = { method, headers, signal: controller.signal };
    try {
      const send = tasks.get(task)?.send;
      if (!send) throw new Error('The page is gone');
      const response = await send(url, body === undefined ? request : { ...request, body });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    } finally {
      running.delete(id);
    }
  }
}
