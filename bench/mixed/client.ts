import { Agent, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from './tally.ts';

export interface Answer {
  status: number;
  text: string;
  location: string | null;
  cookies: readonly string[];
}

export interface Asked {
  payload?: object;
  /** The fields of an HTML form. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** `false` for what must not be repeated: the caller has to find out whether it happened. */
  isRepeatable?: boolean;
}

/** A missing answer to a request that must not be repeated. */
export class LostAnswer extends Error {}

/** No attempt was answered. */
export class GivenUp extends Error {}

const ATTEMPTS = 40;
const PAUSE_MS = 250;
const ANSWER_LIMIT_MS = 30_000;

interface ClientOptions {
  /** Milliseconds between two attempts. */
  pauseMs?: number;
  /** Whether an answer that reports an unavailable server is one that sending again does not change. */
  isFinal?: (answer: Answer) => boolean;
}

/** A client with its own address, which repeats requests that got no answer or were rejected as busy. */
export function createClient(
  to: { port: number; host: string; address: string },
  tally: Tally,
  { pauseMs = PAUSE_MS, isFinal = () => false }: ClientOptions = {},
) {
  const isAnswered = (answer: Answer) => ![502, 503, 504].includes(answer.status) || isFinal(answer);
  const agent = new Agent({ keepAlive: true, maxSockets: 2, localAddress: to.address });

  return { send, close: () => agent.destroy() };

  async function send(path: string, asked: Asked, headers: Record<string, string>): Promise<Answer> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const answer = await once(path, asked, headers).catch((error: NodeJS.ErrnoException) => error.code ?? 'lost');
      tally.requests += 1;
      if (typeof answer !== 'string' && isAnswered(answer)) return answer;
      tally.countRetry(typeof answer === 'string' ? `connection: ${answer}` : `answered ${answer.status}`, path);
      if (asked.isRepeatable === false) throw new LostAnswer(path);
      await pause(pauseMs);
    }
    throw new GivenUp(`${path} was not answered in ${ATTEMPTS} attempts`);
  }

  async function once(path: string, { payload, form }: Asked, headers: Record<string, string>): Promise<Answer> {
    const body = payload ? JSON.stringify(payload) : form && new URLSearchParams(form).toString();
    const type = payload ? 'application/json' : 'application/x-www-form-urlencoded';
    const request = sendRequest({
      agent,
      port: to.port,
      host: '127.0.0.1',
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, host: to.host, ...(body !== undefined && { 'content-type': type }) },
      timeout: ANSWER_LIMIT_MS,
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    return new Promise((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const cookies = answered['set-cookie'] ?? [];
        text(response).then(
          (whole) => resolve({ status, text: whole, location: answered.location ?? null, cookies }),
          reject,
        );
      });
      request.end(body);
    });
  }
}

export type Client = ReturnType<typeof createClient>;
