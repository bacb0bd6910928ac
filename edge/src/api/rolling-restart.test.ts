import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type SplitTopology, startSplitTopology } from '../../testing/split/split-topology.ts';

/** Two `edge` and two `api` with a database, all restarted: a minute and a half, twelve on a busy machine. */
const inFull = process.env.TEST_SCOPE === 'full' ? test : test.skip;
const REQUESTS = 5_000;
const VISITORS = 12;
const TIME_LIMIT_MS = 1_800_000;
const customer = {
  email: 'jana.hruskova@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '81105',
  city: 'Bratislava',
  mobilePhone: '905123456',
};

const shell = `
exports.shell = {
  provided: {},
  routeOf: () => ({ remote: null, isPrivate: true, startsAtOnce: false, query: [], reachable: [] }),
  loadSiteContents: async (country, send) => (await send('/api/base/menu', { method: 'GET', headers: {} })).json(),
  render: async ({ url, send }) => {
    await send('/api/base/menu', { method: 'GET', headers: {} });
    return {
      status: 200, redirect: null, title: '', description: null, canonical: null, robots: null, complete: true,
      write: async (out) => { out.write('<main>' + url + '</main>'); },
      stores: () => ({}),
    };
  },
};`;

interface Call {
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** A browser that keeps its connections, as most do. */
function createBrowser(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const { hostname, port } = new URL(address);
  const options = { hostname, port, agent, servername: 'sk.localhost', rejectUnauthorized: false };
  const cookies = new Map<string, string>();

  return ({ path, body, headers }: Call) =>
    new Promise<{ status: number | string; text: string }>((resolve) => {
      const all = {
        host: 'sk.localhost',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json', origin: 'https://sk.localhost' }),
        ...headers,
      };
      const sent = request({ ...options, path, method: body ? 'POST' : 'GET', headers: all }, async (answer) => {
        for (const cookie of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const content = await text(answer).catch(() => null);
        resolve({ status: content === null ? 'broken off' : (answer.statusCode ?? 0), text: content ?? '' });
      });
      sent.on('error', (error) => resolve({ status: String(error), text: '' }));
      sent.end(body && JSON.stringify(body));
    });
}

/** As docs/deploy.md says: the next one may be replaced when the balancer counts all as ready. */
async function untilReady(port: number, count: number) {
  for (;;) {
    const states = await (await fetch(`http://127.0.0.1:${port}/;csv`)).text();
    if (states.match(/^edges,edge-.*,UP,/gm)?.length === count) return;
    await pause(100);
  }
}

let shop: SplitTopology | undefined;
afterEach(() => shop?.stop());

inFull(
  'a rolling restart of both edges and both apis costs none of 5,000 requests',
  async () => {
    shop = await startSplitTopology({ shell, api: 'real', balancer: 'haproxy' });
    const { address, edges, apis, balancer } = shop;
    if (!balancer) throw new Error('HAPROXY names no executable');
    const state = { count: 0, isRestarted: false };
    const failed: unknown[] = [];

    const visit = async () => {
      const ask = createBrowser(address);
      const { text: first } = await ask({ path: '/api/base/init' });
      const { csrf } = (JSON.parse(first) as { body: { csrf: string } }).body;
      const calls: Call[] = [
        { path: '/api/base/menu' },
        { path: '/account' },
        { path: '/api/my-account/customer/edit', body: customer, headers: { 'x-csrf-token': csrf } },
      ];
      while (state.count < REQUESTS || !state.isRestarted) {
        const call = calls[state.count % calls.length] as Call;
        state.count += 1;
        const { status, text: answer } = await ask(call);
        if (status !== 200) failed.push([call.path, status, answer.slice(0, 200)]);
      }
    };
    const visiting = Promise.all(Array.from({ length: VISITORS }, visit));
    try {
      for (const one of [...apis, ...edges]) {
        await one.end();
        await one.start();
        await untilReady(balancer.statesPort, edges.length);
      }
    } finally {
      state.isRestarted = true;
    }
    await visiting;

    expect(failed).toEqual([]);
    expect(state.count).toBeGreaterThanOrEqual(REQUESTS);
  },
  TIME_LIMIT_MS,
);
