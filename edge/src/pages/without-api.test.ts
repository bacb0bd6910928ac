import { openEdge } from '../../testing/open-edge.ts';
import type { ApiGateway } from '../api/api-gateway.ts';

/** Its pages show what the API answers, or are skeletons, as the shop's. */
const shell = `
const load = async (url, send, report) => {
  try {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 600));
    const answer = await Promise.race([send('/api' + url, { method: 'GET', headers: {} }), late]);
    if (answer.status >= 400) throw new Error('busy');
    return await answer.json();
  } catch (cause) {
    report({ kind: 'skeleton', cause });
    return null;
  }
};
exports.shell = {
  provided: {},
  routeOf: (path) => ({ remote: null, isPrivate: path === '/cart', startsAtOnce: false, query: [], reachable: [] }),
  loadSiteContents: async (country, send) => (await send('/api/base/menu', { method: 'GET', headers: {} })).json(),
  render: async ({ url, send, report }) => {
    const data = url === '/own-fault' ? (report({ kind: 'skeleton', cause: new Error('bug') }), null) : await load(url, send, report);
    return {
      status: 200, redirect: null, title: '', description: null, canonical: null, robots: null, complete: data !== null,
      write: async (out) => { out.write('<main>' + (data ?? 'skeleton') + '</main>'); },
      stores: () => ({}),
    };
  },
};`;

const MINUTE = 60_000;

type Send = ApiGateway['send'];
const gone: Send = () => Promise.reject(new Error('connect ECONNREFUSED'));
const refusing =
  (status: number): Send =>
  async () => ({ status, text: async () => '{}', json: async () => ({}) });
const late: Send = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** An edge whose API can change its behaviour, and a clock. */
async function openShop(config: Record<string, string> = {}, code = shell) {
  const begun = Date.now();
  const now = jest.spyOn(Date, 'now');
  const good: Send = async (url) => ({ status: 200, text: async () => `"${url}"`, json: async () => url });
  const state = { send: good };
  const edge = await openEdge({ shell: code, config, api: { send: (...request) => state.send(...request) } });
  return {
    ...edge,
    fail: (send: Send) => void Object.assign(state, { send }),
    mend: () => void Object.assign(state, { send: good }),
    pass: (ms: number) => void now.mockReturnValue(begun + ms),
  };
}

afterEach(() => jest.restoreAllMocks());

test('without an API, public pages are served for hours from kept copies, with their age', async () => {
  const { get, fail, mend, pass } = await openShop();
  expect((await get('/c/zeny')).headers).not.toHaveProperty('age');

  fail(gone);
  pass(3 * 60 * MINUTE);
  const kept = await get('/c/zeny');
  mend();
  pass(3 * 60 * MINUTE + 10_000);
  await get('/c/zeny');
  const renewed = await get('/c/zeny');

  expect([kept.statusCode, kept.body]).toEqual([200, expect.stringContaining('<main>/api/c/zeny</main>')]);
  expect(Number(kept.headers.age)).toBeGreaterThan(2 * 60 * 60);
  expect(renewed.headers).not.toHaveProperty('age');
});

test.each([
  ['gone', gone],
  ['busy', refusing(503)],
  ['broken', refusing(500)],
  ['too late', late],
])(
  'if the API is %s, a public page without a copy is a 503 that repeats itself and that nobody keeps',
  async (_, send) => {
    const { get, fail } = await openShop({ RENDER_LIMIT_SECONDS: '1' });
    await get('/');
    fail(send);

    const { statusCode, headers, body } = await get('/search/kabat');

    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toContain('Túto stránku teraz nevieme zobraziť');
    expect(body).toMatch(/<meta http-equiv="refresh" content="(1\d|20)">/);
    expect(body).toContain('<meta name="robots" content="noindex">');
  },
);

test('a page of one visitor says that it cannot be shown, and is shown again with the API', async () => {
  const { get, fail, mend } = await openShop();
  fail(gone);
  const without = await get('/cart');
  mend();

  expect([without.statusCode, without.headers['retry-after']]).toEqual([503, '10']);
  expect(without.body).toContain('Košík ani účet teraz nevieme zobraziť');
  expect((await get('/cart')).statusCode).toBe(200);
});

test('a page that lacks its data by the fault of its own remote stays a skeleton, which the browser fills', async () => {
  const { get } = await openShop();

  expect(await get('/own-fault')).toMatchObject({ statusCode: 200, body: expect.stringContaining('skeleton') });
});

test('a public page that a busy worker could not render in time is a 503, not a page without its goods', async () => {
  const slow = shell.replace('const data =', "if (url === '/c/plna') await new Promise(() => {}); const data =");
  const { get } = await openShop({ RENDER_LIMIT_SECONDS: '0.5' }, slow);

  expect(await get('/c/plna')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
});

test.each([
  ['sk', 'sk-SK'],
  ['pl', 'pl-PL'],
  ['hu', 'hu-HU'],
  ['ro', 'ro-RO'],
])('the page is in the language of the country (%s)', async (country, locale) => {
  const { get, fail } = await openShop();
  fail(gone);

  const { body } = await get('/help', { host: `${country}.localhost` });

  expect(body).toContain(`<html lang="${locale}">`);
});
