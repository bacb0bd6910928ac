import {
  type BodyOf,
  type Call,
  type CountryCode,
  CSRF_HEADER,
  commonProblems,
  type InputOf,
  type Message,
  type Problem,
  readBaseInit,
} from '@odeta/contracts';

export interface Answer<C extends Call> {
  status: number;
  body: BodyOf<C>;
  messages: Message[];
  /** The whole answer, for refusals. */
  problem: Problem;
  headers: Record<string, unknown>;
}

/** The part of a Fastify server that visitors need; a process of its own has it too. */
export interface Inject {
  inject(request: RawRequest): Promise<Injected>;
}

export interface Injected {
  statusCode: number;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
  json(): Record<string, never>;
}

/** A browser with its cookies, on the shop of one country. */
export interface TestVisitor {
  cookies: Map<string, string>;
  csrf: string;
  /** Network address; that of this machine when left out. */
  address?: string;
  /** Sends a call as the shop's own pages do. */
  send<C extends Call>(call: C, input?: InputOf<C>, headers?: Record<string, string>): Promise<Answer<C>>;
  /** Sends anything. */
  sendRaw(request: RawRequest): Promise<Answer<Call>>;
}

export interface RawRequest {
  method: 'GET' | 'POST';
  url: string;
  payload?: string | object;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** A visitor whose page has been opened: he has an id and a token. */
export async function meet(app: Inject, country: CountryCode = 'sk'): Promise<TestVisitor> {
  const visitor = newcomer(app, country);
  visitor.csrf = (await visitor.send(readBaseInit)).body.csrf;
  return visitor;
}

/** The same visitor, whose requests go to another server of the same shop. */
export function movedTo(app: Inject, visitor: TestVisitor, country: CountryCode = 'sk'): TestVisitor {
  const moved = newcomer(app, country);
  for (const [name, value] of visitor.cookies) moved.cookies.set(name, value);
  moved.csrf = visitor.csrf;
  return moved;
}

/** A visitor without any cookie. */
export function newcomer(app: Inject, country: CountryCode = 'sk'): TestVisitor {
  const cookies = new Map<string, string>();

  async function sendRaw({ method, url, payload, headers }: RawRequest): Promise<Answer<Call>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { host: `${country}.localhost:3000`, cookie, ...headers };
    const { address: remoteAddress } = visitor;
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

  const visitor: TestVisitor = {
    cookies,
    csrf: '',
    sendRaw,
    async send(call, input, headers = {}) {
      const given: Record<string, unknown> = { ...(input as object) };
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
      const query = Object.keys(call.query?.entries ?? {}).filter((name) => given[name] !== undefined);
      const search = new URLSearchParams(query.map((name) => [name, String(given[name])]));
      const url = `/api${path}${query.length > 0 ? `?${search}` : ''}`;
      const request: RawRequest =
        call.method === 'GET'
          ? { method: 'GET', url, headers }
          : { method: 'POST', url, payload: given, headers: { [CSRF_HEADER]: visitor.csrf, ...headers } };
      const answer = await sendRaw(request);
      demandDeclared(call, answer);
      return answer as never;
    },
  };
  return visitor;
}

/** A contract names every way in which its call refuses. */
export function demandDeclared({ method, path, problems = [] }: Call, { status, problem }: Answer<Call>): void {
  const declared: readonly string[] = [...commonProblems, ...problems];
  if (status !== 200 && !declared.includes(problem.code)) {
    throw new Error(`${method} ${path} refuses with ${problem.code}, which its contract does not name`);
  }
}
