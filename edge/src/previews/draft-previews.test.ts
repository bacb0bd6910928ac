import { DRAFT_STATE_PATH, type DraftState } from '@odeta/node/draft-link';
import { openEdge } from '../../testing/open-edge.ts';
import type { ApiGateway, ClientRequest } from '../api/api-gateway.ts';

const TOKEN = `drafts-12-4000000000-${'x'.repeat(43)}`;
const COOKIE = `preview=${TOKEN}`;

/** An API that gives browsers with the link other contents than all others. */
async function openShop(state: DraftState = { state: 'active', set: 12, until: Date.now() + 3_600_000 }) {
  const asked: { url: string; cookie: string | undefined }[] = [];
  const answerTo = (url: string, { headers }: ClientRequest) => {
    if (url.startsWith(DRAFT_STATE_PATH)) return state;
    if (url.includes('/catalog/sitemap')) return { body: { parts: [] } };
    return headers.cookie?.includes(TOKEN) ? 'DRAFT' : 'LIVE';
  };
  const send: ApiGateway['send'] = async (url, _, client) => {
    asked.push({ url, cookie: client.headers.cookie });
    const answer = answerTo(url, client);
    return { status: 200, text: async () => JSON.stringify(answer), json: async () => answer };
  };
  const edge = await openEdge({
    api: { send },
    config: { RATE_LIMITS: '100', PURGE_URL: 'http://cache.invalid/purge' },
  });
  return { ...edge, asked, open: (url: string, cookie = COOKIE) => edge.get(url, { cookie }) };
}

test('a link to drafts opens the shop with them, and a bar says so and that nothing can be ordered', async () => {
  const { get, open } = await openShop();

  const link = await get(`/preview/${TOKEN}?to=/cart`);
  const { body } = await open('/cart');

  expect([link.statusCode, link.headers.location]).toEqual([302, '/cart']);
  expect(link.headers).toMatchObject({
    'cache-control': 'no-store',
    'clear-site-data': expect.stringContaining('cache'),
  });
  expect(link.cookies).toEqual([expect.objectContaining({ name: 'preview', value: TOKEN, httpOnly: true })]);
  expect(body).toContain('"contents":"DRAFT"');
  expect(body).toContain('<b>návrh zmien č. 12</b>, len v tomto prehliadači, do ');
  expect(body).toContain('Košík je len na skúšku, objednať sa nedá.');
  expect(body).toContain('<button>Ukončiť náhľad</button>');
});

test('a thousand other visitors get no page with drafts, before, while and after somebody sees them', async () => {
  const { get, open } = await openShop();
  const pages = new Set<string>();
  const visit = async (url: string) => pages.add(/"contents":"(\w+)"/.exec((await get(url)).body)?.[1] ?? '');

  await visit('/shared');
  for (let at = 0; at < 5; at += 1) {
    const others = Array.from({ length: 200 }, () => visit('/shared'));
    const [drafts] = await Promise.all([open('/shared'), ...others, visit('/cart')]);
    expect(drafts?.body).toContain('"contents":"DRAFT"');
  }

  expect([...pages]).toEqual(['LIVE']);
});

test('no shared cache, no browser and no search engine keeps a page with drafts', async () => {
  const { get, open } = await openShop();

  const [{ headers: drafts }, { headers: live }] = [await open('/shared'), await get('/shared')];

  expect(drafts).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(drafts).not.toHaveProperty('surrogate-control');
  expect(drafts).not.toHaveProperty('surrogate-key');
  expect(live).toHaveProperty('surrogate-control');
});

test('only a page with drafts stays connected to the window that has opened it, and no page to a frame', async () => {
  const { get, open } = await openShop();

  const [{ headers: drafts }, { headers: live }] = [await open('/shared'), await get('/shared')];

  expect([drafts, live].map((headers) => headers['cross-origin-opener-policy'])).toEqual([
    'unsafe-none',
    'same-origin',
  ]);
  expect(String(drafts['content-security-policy'])).toContain("frame-ancestors 'self'");
});

test('sitemaps and product feeds, which are cached for everyone, are read without the cookie of a preview', async () => {
  const { open, asked } = await openShop();

  await open('/sitemap.xml');

  expect(asked).toEqual([{ url: '/api/catalog/sitemaps', cookie: undefined }]);
});

test.each([
  ['over', 410, 'Tieto zmeny už nie sú návrhom'],
  ['expired', 410, 'Platnosť tohto náhľadu sa skončila'],
  ['invalid', 404, 'Tento odkaz na náhľad nefunguje'],
] as const)(
  'a link that is %s says so, and its cookie ends with the next page, which is the shop’s',
  async (state, status, title) => {
    const { get, open } = await openShop({ state });

    const link = await get(`/preview/${TOKEN}`);
    const page = await open('/shared');

    expect([link.statusCode, link.cookies]).toEqual([status, []]);
    expect(link.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).toContain('<p role="status">');
    expect(page.cookies).toContainEqual(expect.objectContaining({ name: 'preview', value: '' }));
  },
);
