import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Catalogue } from '../../mixed/catalogue.ts';

export interface CrowdResult {
  visitors: number;
  /** Pages that were shown. */
  shown: number;
  /** Pages that ask to wait, 503 with `Retry-After`. */
  waiting: number;
  /** Anything else, and no answer. */
  failed: number;
}

interface Crowd {
  port: number;
  visitors: number;
  /** Within how many seconds they come. */
  seconds: number;
  catalogues: readonly Catalogue[];
}

const ANSWER_LIMIT_MS = 30_000;

/** Many visitors return at once, as after a newsletter: each opens one page, half of them one that is rendered for them alone. */
export async function comeBack({ port, visitors, seconds, catalogues }: Crowd): Promise<CrowdResult> {
  const agent = new Agent({ keepAlive: false });
  const result = { visitors, shown: 0, waiting: 0, failed: 0 };
  const each = Array.from({ length: visitors }, async (_, number) => {
    await pause((number / visitors) * seconds * 1000);
    const { country, home } = catalogues[number % catalogues.length] as Catalogue;
    const product = home[number % home.length];
    const path = number % 2 === 0 ? '/cart' : (product?.url ?? '/');
    const localAddress = `127.${130 + (number % 100)}.${1 + (Math.floor(number / 100) % 250)}.1`;
    const status = await open({ agent, port, path, localAddress, host: `${country}.localhost:${port}` });
    if (status === 200) result.shown += 1;
    else if (status === 503) result.waiting += 1;
    else result.failed += 1;
  });
  await Promise.all(each);
  agent.destroy();
  return result;
}

interface Opened {
  agent: Agent;
  port: number;
  path: string;
  localAddress: string;
  host: string;
}

/** @returns the status, 0 without an answer. */
function open({ agent, port, path, localAddress, host }: Opened): Promise<number> {
  return new Promise((resolve) => {
    const headers = { host, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    const request = sendRequest({
      agent,
      host: '127.0.0.1',
      port,
      path,
      localAddress,
      headers,
      timeout: ANSWER_LIMIT_MS,
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    request.end();
  });
}
