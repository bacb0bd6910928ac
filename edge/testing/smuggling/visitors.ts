import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { PROBE_HEADER } from './attack.ts';
import type { Target } from './send-raw.ts';

export interface Visitor {
  /** Resolves with the first own answer. */
  hasBegun: Promise<void>;
  /** Answers that belong to another request, by their text and cookie. */
  wrong: string[];
  stop(): Promise<void>;
}

/** A balancer's page for a connection that `edge` has just closed; it is nobody's answer. */
const UNAVAILABLE = 'unavailable';

/** A visitor who sends one request after the other over one connection, with and without a body, and reads every answer. */
export function startVisitor(name: string, target: Target): Visitor {
  const state = { isStopped: false, number: 0 };
  const begun = Promise.withResolvers<void>();
  const wrong: string[] = [];
  const agent = target.protocol
    ? new SecureAgent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
    : new PlainAgent({ keepAlive: true, maxSockets: 1 });

  async function visit() {
    while (!state.isStopped) {
      state.number += 1;
      const probe = `${name}-${state.number}`;
      const answer = await ask(target, agent, probe, state.number % 2 === 0 ? 'POST' : 'GET').catch(String);
      if (answer === `${probe} sid=${probe}`) begun.resolve();
      else if (answer !== UNAVAILABLE) wrong.push(`${probe} received ${answer}`);
    }
    agent.destroy();
  }
  const visiting = visit();
  return {
    hasBegun: begun.promise,
    wrong,
    stop() {
      state.isStopped = true;
      return visiting;
    },
  };
}

function ask({ port, protocol }: Target, agent: PlainAgent, probe: string, method: string): Promise<string> {
  const headers = { host: 'sk.localhost', [PROBE_HEADER]: probe, 'content-type': 'text/plain' };
  const options = { agent, host: '127.0.0.1', port, path: '/api/visit', method, headers, servername: 'sk.localhost' };
  return new Promise((resolve, reject) => {
    const send = protocol ? secureRequest : plainRequest;
    const request = send(options, async (answer) => {
      const isOfBalancer = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
      const words = await text(answer);
      resolve(isOfBalancer ? UNAVAILABLE : `${words} ${answer.headers['set-cookie'] ?? ''}`);
    });
    request.on('error', reject).end(method === 'POST' ? probe : undefined);
  });
}
