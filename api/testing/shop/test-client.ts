import {
  type BodyOf,
  type CountryCode,
  CSRF_HEADER,
  commonProblems,
  type Endpoint,
  type InputOf,
  type Message,
  type Problem,
  readBaseInit,
} from '@odeta/contracts';

export interface Answer<C extends Endpoint> {
  status: number;
  body: BodyOf<C>;
  messages: Message[];
  /** The whole response, for problem details. */
  problem: Problem;
  headers: Record<string, unknown>;
}

/** The part of a Fastify server that clients need; a server in a process of its own has it, too. */
export interface Inject {
  inject(request: RawRequest): Promise<Injected>;
}

export interface Injected {
  statusCode: number;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
  json(): Record<string, never>;
}

/** A browser with its cookies in the shop of one country. */
export interface TestClient {
  cookies: Map<string, string>;
  csrf: string;
  /** Network address; by default the one of this machine. */
  address?: string;
  /** Sends a request as the shop's own pages do. */
  send<C extends Endpoint>(endpoint: C, input?: InputOf<C>, headers?: Record<string, string>): Promise<Answer<C>>;
  sendRaw(request: RawRequest): Promise<Answer<Endpoint>>;
}

export interface RawRequest {
  method: 'GET' | 'HEAD' | 'POST';
  url: string;
  payload?: string | object;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** A visitor who has opened a page and therefore has a session id and a CSRF token. */
export async function startSession(app: Inject, country: CountryCode = 'sk'): Promise<TestClient> {
  const client = newClient(app, country);
  client.csrf = (await client.send(readBaseInit)).body.csrf;
  return client;
}

/** The same visitor, with requests to another server of the same shop. */
export function movedTo(app: Inject, client: TestClient, country: CountryCode = 'sk'): TestClient {
  const moved = newClient(app, country);
  for (const [name, value] of client.cookies) moved.cookies.set(name, value);
  moved.csrf = client.csrf;
  return moved;
}

/** The shop at addresses with the prefix of a language, such as `/uk`. */
export const atPrefix = (app: Inject, prefix: string): Inject => ({
  inject: (request) => app.inject({ ...request, url: prefix + request.url }),
});

/** A visitor without cookies. */
export function newClient(app: Inject, country: CountryCode = 'sk'): TestClient {
  const cookies = new Map<string, string>();

  async function sendRaw({ method, url, payload, headers }: RawRequest): Promise<Answer<Endpoint>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { host: `${country}.localhost:3000`, cookie, ...headers };
    const { address: remoteAddress } = client;
    const from = remoteAddress === undefined ? {} : { remoteAddress };
    const response = await app.inject({
      method,
      url,
      headers: all,
      ...from,
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const isJson = /json/.test(String(response.headers['content-type']));
    const answer = (isJson ? response.json() : {}) as unknown as Problem & { body: never; messages?: Message[] };
    return {
      status: response.statusCode,
      body: answer.body,
      messages: answer.messages ?? [],
      problem: answer,
      headers: response.headers,
    };
  }

  const client: TestClient = {
    cookies,
    csrf: '',
    sendRaw,
    async send(endpoint, input, headers = {}) {
      const given: Record<string, unknown> = { ...(input as object) };
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
      const query = Object.keys(endpoint.query?.entries ?? {}).filter((name) => given[name] !== undefined);
      const search = new URLSearchParams(query.map((name): [string, string] => [name, String(given[name])]));
      const url = `/api${path}${query.length > 0 ? `?${search}` : ''}`;
      const request: RawRequest =
        endpoint.method === 'GET'
          ? { method: 'GET', url, headers }
          : { method: 'POST', url, payload: given, headers: { [CSRF_HEADER]: client.csrf, ...headers } };
      const answer = await sendRaw(request);
      requireDeclared(endpoint, answer);
      return answer as never;
    },
  };
  return client;
}

/** Throws if the endpoint's contract does not name the error. */
export function requireDeclared(
  { method, path, problems = [] }: Endpoint,
  { status, problem }: Answer<Endpoint>,
): void {
  const declared: readonly string[] = [...commonProblems, ...problems];
  if (status !== 200 && !declared.includes(problem.code)) {
    throw new Error(`${method} ${path} refuses with ${problem.code}, which its contract does not name`);
  }
}
