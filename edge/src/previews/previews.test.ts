import { rmSync } from 'node:fs';
import path from 'node:path';
import { signPreview } from '@odeta/delivery/releases/preview';
import { openEdge, shellCode } from '../../testing/open-edge.ts';
import { createTeamKeys } from '../../testing/signed-document.ts';

const page = (text: string) => `require('react'); exports.remote = { name: 'cart', page: () => '${text}' };`;

async function openPreview(seconds?: number) {
  const edge = await openEdge({ remote: page('LIVE') });
  const token = edge.preview('cart', '2', page('TRIED'), seconds);
  const open = (url: string, cookie = `preview=${token}`) => edge.get(url, { cookie });
  return { ...edge, token, open };
}

test('the link of a preview shows its version on every page of that browser, with a bar, and to nobody else', async () => {
  const { get, open, token } = await openPreview();

  const link = await get(`/preview/${token}?to=/cart`);
  const [cart, shared] = [await open('/cart'), await open('/shared')];

  expect([link.statusCode, link.headers.location]).toEqual([302, '/cart']);
  expect(link.cookies).toEqual([expect.objectContaining({ name: 'preview', value: token, httpOnly: true })]);
  expect((link.cookies[0]?.maxAge ?? 0) / 60).toBeCloseTo(1, 1);
  for (const { body } of [cart, shared]) {
    expect(body).toContain('TRIED');
    expect(body).toContain('<b>cart@2</b>, len v tomto prehliadači, do ');
    expect(body).toContain('<button>Ukončiť náhľad</button>');
  }
  for (const url of ['/cart', '/shared']) {
    const { body } = await get(url);
    expect(body).toContain('LIVE');
    expect(body).not.toContain('odeta-preview');
  }
});

test('in the app the link works as in a browser, with the bar', async () => {
  const { get, token } = await openPreview();
  const app = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 OdetaApp/3.1.0' };

  const link = await get(`/preview/${token}?to=/cart`, app);
  const { body } = await get('/cart', { ...app, cookie: `preview=${token}` });

  expect([link.statusCode, link.headers.location]).toEqual([302, '/cart']);
  expect(body).toContain('TRIED');
  expect(body).toContain('<button>Ukončiť náhľad</button>');
});

test('nobody stores a page with a preview, and pages that are stored for everyone are not shown in it', async () => {
  const { get, open } = await openPreview();
  await get('/shared');

  const { headers, body } = await open('/shared');

  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(body).toContain('TRIED');
  expect((await get('/shared')).body).toContain('LIVE');
});

test('a page asks for live versions after a failure and gets the version of its preview', async () => {
  const { open, get } = await openPreview();
  const cartOf = (body: string) => JSON.parse(body).microFrontends.cart[0].metadata.version;

  expect(cartOf((await open('/discovery.json')).body)).toBe('2');
  expect(cartOf((await get('/discovery.json')).body)).toBe('1');
});

test('a preview is no part of a canary: its visitors are not measured', async () => {
  const { open, get, releaseBeside } = await openPreview();
  releaseBeside('cart', '3', page('CANARY'));

  const [tried, other] = [await open('/cart'), await get('/cart')];

  expect(tried.body).toContain('TRIED');
  expect(tried.cookies.map(({ name }) => name)).not.toContain('canary');
  expect(other.cookies.map(({ name }) => name)).toContain('canary');
});

test('the bar says that a version failed in this browser, and the page has the live one', async () => {
  const { open, token } = await openPreview();

  const { body } = await open('/cart', `preview=${token}; set-aside=cart@2`);

  expect(body).toContain('LIVE');
  expect(body).toContain('<b>cart@2</b> (nefunguje, vidíte bežnú verziu obchodu)');
});

test.each([
  'throw new Error("broken")',
  shellCode.replace('render: async', 'render: () => { throw new Error("x"); }, other: async'),
])('a preview of a shell that cannot render a page can be ended (%#)', async (code) => {
  const { get, preview } = await openEdge();
  const token = preview('shell', '2', code);

  const { statusCode, body, headers } = await get('/cart', { cookie: `preview=${token}` });

  expect(statusCode).toBe(503);
  expect(body).toContain('<form method="post" action="/preview-end"><button>Ukončiť náhľad</button></form>');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect((await get('/cart')).statusCode).toBe(200);
});

test('a shell can be tried out, too', async () => {
  const { get, preview } = await openEdge();
  const token = preview('shell', '2', shellCode.replace('<main>', '<main>NEW SHELL'), 60, ['/cart']);

  const { body } = await get('/cart', { cookie: `preview=${token}` });

  expect(body).toContain('<main>NEW SHELL');
  expect(body).toContain('<b>shell@2</b>, len');
});

test('the button of the bar ends the preview on the page where it was pressed', async () => {
  const { app } = await openPreview();
  const headers = { host: 'sk.localhost', origin: 'http://sk.localhost', referer: 'http://sk.localhost/cart?size=m' };

  const answer = await app.inject({ method: 'POST', url: '/preview-end', headers });
  const foreign = await app.inject({
    method: 'POST',
    url: '/preview-end',
    headers: { ...headers, origin: 'http://x' },
  });

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart?size=m']);
  expect(answer.cookies).toEqual([expect.objectContaining({ name: 'preview', value: '', maxAge: 0 })]);
  expect(foreign.statusCode).toBe(403);
});

test('an expired preview shows the live versions and says once that it is over', async () => {
  const { get, open, token } = await openPreview(-1);

  const link = await get(`/preview/${token}`);
  const shown = await open('/cart');

  expect([link.statusCode, link.cookies]).toEqual([410, []]);
  expect(link.body).toContain('<h1>Platnosť tohto náhľadu sa skončila</h1>');
  expect(shown.body).toContain('LIVE');
  expect(shown.body).toContain('<p role="status">Platnosť náhľadu sa skončila. Vidíte bežnú verziu obchodu.</p>');
  expect(shown.cookies).toContainEqual(expect.objectContaining({ name: 'preview', value: '' }));
});

test('a changed link, a link of a stranger and one whose release is gone show the live versions', async () => {
  const { get, open, token, directory } = await openPreview();
  const releases = { cart: { version: '2', integrity: 'sha384-x' } };
  const stranger = signPreview({ until: 4_000_000_000, releases }, createTeamKeys().key);
  const payload = Buffer.from(JSON.stringify({ until: 4_000_000_000, releases: {} })).toString('base64url');
  const longer = payload + token.slice(token.indexOf('.'));

  for (const other of [token.slice(0, -9), longer, stranger, 'nothing']) {
    expect((await get(`/preview/${other}`)).statusCode).toBe(404);
    expect((await open('/cart', `preview=${other}`)).body).toContain('LIVE');
  }
  rmSync(path.join(directory, 'cart/2'), { recursive: true });
  const gone = await get(`/preview/${token}`);
  expect([gone.statusCode, gone.cookies]).toEqual([410, []]);
  expect((await open('/cart')).body).toContain('LIVE');
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'a link leads to no other site: %s',
  async (to) => {
    const { get, token } = await openPreview();

    const { headers } = await get(`/preview/${token}?to=${encodeURIComponent(to)}`);

    expect(headers.location).toBe('/');
  },
);
