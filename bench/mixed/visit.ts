import type { Answer, Asked, Client } from './client.ts';
import type { Tally } from './tally.ts';

/** A shopper's browser state: cookies, of which one is the token. */
export interface Visit {
  /** Opens a page and checks that its document is complete. */
  open(name: string, path: string): Promise<Page>;
  /** Sends an API request of the page and returns the body. Throws problem details. */
  call(name: string, path: string, asked?: Asked): Promise<Body>;
  /** Submits a form of another site, such as the bank's. */
  submit(name: string, path: string, form: Record<string, string>): Promise<Answer>;
  /** Records a failed check. */
  demand(isTrue: boolean, what: string): void;
}

export interface Page {
  html: string;
  isComplete: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by what is done with them
export type Body = any;

export class RefusedRequest extends Error {
  readonly code: string;
  constructor(name: string, status: number, code: string) {
    super(`${name}: ${status} ${code}`);
    this.code = code;
  }
}

interface Deps {
  client: Client;
  tally: Tally;
  /** Waits for the turn of the next request. */
  pace(): Promise<void>;
  /** Whether a process is down or has just been restarted. */
  isDisturbed(): boolean;
}

export function createVisit({ client, tally, pace, isDisturbed }: Deps): Visit {
  const cookies = new Map<string, string>();

  async function send(name: string, path: string, asked: Asked) {
    await pace();
    tally.count(name);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await client.send(path, asked, {
      ...asked.headers,
      cookie,
      'x-csrf-token': decodeURIComponent(cookies.get('csrf') ?? ''),
    });
    for (const line of answer.cookies) {
      const [key = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(key, value);
    }
    return answer;
  }

  function demand(isTrue: boolean, what: string) {
    if (!isTrue) tally.wrong.push(what);
  }

  return {
    demand,
    submit: (name, path, form) => send(name, path, { form }),

    async open(name, path) {
      const { status, text: html } = await send(name, path, {});
      demand(status === 200, `${name} ${path}: answered ${status}`);
      demand(html.endsWith('</body></html>'), `${name} ${path}: the document is cut off`);
      const isComplete = /id="page-data">.*"complete":true.*<\/script>/s.test(html);
      if (!isComplete) tally.incomplete += 1;
      if (!isComplete && !isDisturbed()) tally.unexplained += 1;
      return { html, isComplete };
    },

    async call(name, path, asked = {}) {
      const { status, text } = await send(name, `/api${path}`, asked);
      const answer = JSON.parse(text);
      if (status !== 200) throw new RefusedRequest(name, status, answer.code);
      return answer.body;
    },
  };
}
