import { Agent, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { type SplitTopology, startSplitTopology } from '../../testing/split/split-topology.ts';

/** The shop's own `api` needs a database, which takes a minute to prepare. */
const api = process.env.TEST_SCOPE === 'full' ? 'real' : 'stand-in';
const CALL = '/api/base/menu';
const VISITORS = 12;

/** Pages show what the API answers. */
const shell = `
exports.shell = {
  provided: {},
  routeOf: (path) => ({ remote: null, isPrivate: path === '/cart', startsAtOnce: false, query: [], reachable: [] }),
  loadSiteContents: async (country, send) => (await send('${CALL}', { method: 'GET', headers: {} })).json(),
  render: async ({ url, send, report }) => {
    const data = await send('${CALL}', { method: 'GET', headers: {} }).catch((cause) => void report({ kind: 'skeleton', cause }));
    return {
      status: 200, redirect: null, title: '', description: null, canonical: null, robots: null, complete: data !== undefined,
      write: async (out) => { out.write('<main>' + url + (data ? ' has data' : '') + '</main>'); },
      stores: () => ({}),
    };
  },
};`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function createClient({ address, balancer }: Pick<SplitTopology, 'address' | 'balancer'>) {
  const agent = balancer ? new SecureAgent({ keepAlive: true, maxSockets: 4 }) : new Agent({ keepAlive: true });
  const send = balancer ? secureRequest : plainRequest;
  const { hostname, port } = new URL(address);
  const options = { hostname, port, agent, servername: 'sk.localhost', rejectUnauthorized: false };
  return (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { host: 'sk.localhost', 'x-forwarded-host': 'sk.localhost' };
      send({ ...options, path, headers }, async (answer) => {
        const body = await text(answer).catch(() => 'broken off');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      })
        .on('error', reject)
        .end();
    });
}

let shop: SplitTopology;
let ask: ReturnType<typeof createClient>;
beforeAll(async () => {
  shop = await startSplitTopology({ shell, api, edge: { PAGE_CACHE_SECONDS: '1' } });
  ask = createClient(shop);
}, 300_000);
afterAll(() => shop.stop());

/** Visitors who read pages and call the API until the work is done. Returns what they got besides 200. */
async function visitDuring(work: () => Promise<void>): Promise<{ count: number; failed: unknown[] }> {
  const state = { isDone: false, count: 0 };
  const failed: unknown[] = [];
  const visit = async (visitor: number) => {
    for (let turn = 0; !state.isDone; turn += 1) {
      const path = [CALL, '/cart', `/c/${visitor}-${turn}`][turn % 3] ?? '/';
      const answer = await ask(path).catch((error) => ({ status: String(error), body: '' }));
      state.count += 1;
      if (answer.status !== 200 || answer.body === 'broken off') failed.push([path, answer.status]);
    }
  };
  const visiting = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  await work();
  state.isDone = true;
  await Promise.all(visiting);
  return { count: state.count, failed };
}

test('a killed api costs no visitor a read, and neither does its return', async () => {
  const { count, failed } = await visitDuring(async () => {
    for (const one of shop.apis) {
      await one.kill();
      await one.start();
    }
  });

  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(VISITORS);
});

test('a killed edge costs no visitor a read behind the balancer', async () => {
  if (!shop.balancer) return;
  const { failed } = await visitDuring(async () => {
    for (const one of shop.edges) {
      await one.kill();
      await one.start();
    }
  });

  expect(failed).toEqual([]);
});

test('without any edge the balancer says when to try again', async () => {
  if (!shop.balancer) return;
  await Promise.all(shop.edges.map((one) => one.kill()));

  const { status, headers } = await ask('/cart');
  await Promise.all(shop.edges.map((one) => one.start()));

  expect([status, headers['retry-after']]).toEqual([503, '10']);
});

test('without any api a page that was read is kept, another one is an honest 503, and all are there again with it', async () => {
  // Each edge keeps its own copies.
  const askOne = createClient({ address: `http://127.0.0.1:${shop.edges[0]?.port}`, balancer: null });
  const read = await askOne('/c/read');
  await Promise.all(shop.apis.map((one) => one.kill()));

  const [kept, unread, own] = [await askOne('/c/read'), await ask('/c/unread'), await ask('/cart')];
  await Promise.all(shop.apis.map((one) => one.start()));
  const again = [await ask('/c/unread'), await ask('/cart')];

  expect(read.body).toContain('has data');
  expect([kept.status, kept.body]).toEqual([200, expect.stringContaining('has data')]);
  for (const { status, headers } of [unread, own]) expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect(own.body).toContain('Košík ani účet teraz nevieme zobraziť');
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
});
