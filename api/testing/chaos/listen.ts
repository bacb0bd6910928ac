import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { PaymentEventSchema } from '@odeta/contracts';
import * as v from 'valibot';
import type { TestClient } from '../shop/test-client.ts';

export interface Heard {
  id: string;
  type: string;
  status: 'pending' | 'success' | 'failed';
  failure: string | null;
}

interface Listening {
  /** Id of the last event that the browser has received. */
  lastEventId?: string;
  forMs?: number;
}

/** Listens to a payment's stream as a browser does, until the server ends it, the connection breaks or `forMs` is over. */
export function listen(
  address: string,
  client: TestClient,
  path: string,
  { lastEventId = '', forMs = 8000 }: Listening = {},
): Promise<Heard[]> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: 'pl.localhost:3000', cookie, ...(lastEventId && { 'last-event-id': lastEventId }) };
  return new Promise((resolve, reject) => {
    const asked = request(address + path, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      // A broken connection emits `close` as well.
      response.on('error', () => undefined).on('close', () => resolve(read(text)));
    });
    asked.on('error', reject);
    asked.end();
    void pause(forMs, undefined, { ref: false }).then(() => asked.destroy());
  });
}

function read(text: string): Heard[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
      if (!fields.data) return [];
      const { status, failure } = v.parse(v.pipe(v.string(), v.parseJson(), PaymentEventSchema), fields.data);
      return [{ id: fields.id, type: fields.event ?? 'message', status, failure }];
    });
}
