import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `slow`: never answers; `gone`: breaks every connection; `lying`: answers with a page of something else; `refusing`: does not accept the key. */
export type Fault = 'slow' | 'gone' | 'lying' | 'refusing';

export interface FaultyServer {
  url: string;
  /** Requests that have arrived. */
  asked(): number;
  /** `null`: it works again, and answers with this JSON. */
  become(fault: Fault | null, answer?: object): void;
  close(): Promise<void>;
}

/** A server of somebody else that does not do what it should. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const state = { asked: 0, fault: null as Fault | null, answer: {} as object };
  const server = createServer((request, response) => {
    state.asked += 1;
    request.resume();
    if (state.fault === 'gone') request.socket.destroy();
    else if (state.fault === 'lying') response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>');
    else if (state.fault === 'refusing')
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}');
    else if (state.fault === null)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(state.answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => state.asked,
    become: (fault, answer = {}) => void Object.assign(state, { fault, answer }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
