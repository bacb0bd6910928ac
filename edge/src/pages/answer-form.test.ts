import { openEdge, shellCode } from '../../testing/open-edge.ts';
import type { ApiGateway } from '../api/api-gateway.ts';

/** Its form `cart.file` answers with a file. Its form `cart.add` sends what was posted to the API twice, and asks for a page or shows what the API says. */
const shell = `${shellCode}
exports.shell.submit = async ({ form, values, send, remote, remoteForms, url }) => {
  if (!remoteForms?.[form]) return { isUnknown: true };
  const ask = () => send('/api/add', { method: 'POST', headers: {}, body: JSON.stringify(values) });
  const first = await ask();
  await ask();
  if (form === 'cart.file') return { file: { name: remoteForms[form], text: '{"a":1}' } };
  if (first.status === 200) return { to: remoteForms[form] };
  return { status: 422, posted: { form, values, errors: { size: 'Choose a size' }, problem: null } };
};
const { render } = exports.shell;
exports.shell.render = async (request) => {
  const page = await render(request);
  return { ...page, write: async (out) => out.write('<p>' + JSON.stringify(request.posted ?? null) + '</p>') };
};`;
const remote = "exports.remote = { name: 'cart' }; exports.forms = { 'cart.add': '/cart', 'cart.file': 'data.json' };";

const FORM = 'application/x-www-form-urlencoded';

type Send = ApiGateway['send'];
const answering =
  (status: number, cookies: string[] = []): Send =>
  async () => ({ status, cookies, text: async () => '{}', json: async () => ({}) });

/** A worker takes long to start on a busy machine. */
async function openShop() {
  const api = { answer: answering(200) };
  const asked: { url: string; token: string | undefined; cookie: string; body: string | undefined }[] = [];
  const send: Send = async (url, request, client) => {
    if (request.method === 'POST')
      asked.push({
        ...{ url, body: request.body, token: request.headers['x-csrf-token'] },
        cookie: String(client.headers.cookie ?? ''),
      });
    return api.answer(url, request, client);
  };
  const edge = await openEdge({ shell, remote, api: { send } });
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    edge.app.inject({
      method: 'POST',
      ...{ url, payload },
      headers: {
        host: 'sk.localhost',
        origin: 'http://sk.localhost',
        'content-type': FORM,
        ...headers,
      },
    });
  return { ...edge, asked, post, api };
}

test('a form is sent with the visitor’s own id and token, and answered with the next page in the language of the form', async () => {
  const { post, asked, api } = await openShop();

  const answer = await post('/c/zeny', 'form=cart.add&size=38&size=40');

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart']);
  const { sid, csrf } = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  expect(asked[0]).toMatchObject({ url: '/api/add', token: csrf, body: '{"form":["cart.add"],"size":["38","40"]}' });
  expect(asked[0]?.cookie).toContain(`sid=${encodeURIComponent(sid ?? '')}`);

  const ua = { host: 'ua.localhost', origin: 'http://ua.localhost' };
  expect((await post('/uk/c/zeny', 'form=cart.add', ua)).headers.location).toBe('/uk/cart');

  // Cookies that the API sets, as at a log-in, reach the browser and hold for the next request of the form.
  asked.length = 0;
  api.answer = answering(200, ['sid=new.id; Max-Age=60; Path=/; HttpOnly; SameSite=Lax']);
  const { cookies } = await post('/cart', 'form=cart.add');
  expect(cookies.filter(({ name }) => name === 'sid')).toEqual([
    expect.objectContaining({ value: 'new.id', httpOnly: true, maxAge: 60 }),
  ]);
  expect(asked[1]?.cookie).toContain('sid=new.id');
});

test('a form may be answered with a file for download', async () => {
  const { post } = await openShop();

  const { statusCode, headers, body } = await post('/cart', 'form=cart.file');

  expect([statusCode, body]).toEqual([200, '{"a":1}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="data.json"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('a refused form is shown again with what was typed, and the page is nobody else’s', async () => {
  const { post, get, api } = await openShop();
  api.answer = answering(400);

  const answer = await post('/c/zeny', 'form=cart.add&email=jana%40x.sk');
  const next = await get('/c/zeny');

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store']);
  expect(answer.body).toContain('"values":{"form":["cart.add"],"email":["jana@x.sk"]}');
  expect(answer.body).toContain('Choose a size');
  expect(next.body).toContain('<p>null</p>');
});

test('forms of other sites, what is no form of the page, and too many forms change nothing', async () => {
  const { post, app, asked } = await openShop();
  const senders: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://hu.localhost' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: '' },
  ];
  for (const headers of senders) expect((await post('/c/zeny', 'form=cart.add', headers)).statusCode).toBe(403);
  const refused: [payload: string, status: number][] = [
    ['form=cart.remove', 404],
    ['form=help.add', 404],
    ['form=cart.constructor', 404],
    ['a=b', 404],
    [`form=cart.add&${'a=b&'.repeat(400)}`, 404],
    [`form=cart.add&a=${'b'.repeat(70_000)}`, 413],
  ];
  for (const [payload, status] of refused) expect((await post('/c/zeny', payload)).statusCode).toBe(status);
  expect((await post('/c/zeny', 'form=cart.add', { 'content-type': 'image/png' })).statusCode).toBe(415);
  expect(asked).toEqual([]);

  // A text browser sends only the address of the page.
  const headers = { host: 'sk.localhost', referer: 'http://sk.localhost/cart', 'content-type': FORM };
  const byText = await app.inject({ method: 'POST', url: '/cart', payload: 'form=cart.add', headers });
  expect([byText.statusCode, asked.length]).toEqual([303, 2]);

  const statuses: number[] = [];
  for (let each = 0; each < 60; each += 1) statuses.push((await post('/c/zeny', 'form=cart.add')).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

test('a sender that names no site, as Lynx on a page with a query, is asked once, and nobody else can confirm the form', async () => {
  const { app, asked } = await openShop();
  const send = (payload: string, cookies: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/c/zeny?sort=price', payload, cookies },
      headers: { host: 'sk.localhost', 'content-type': FORM },
    });

  const question = await send('form=cart.add&csrf=&size=38&note=%22%3E%3Cscript%3E');

  expect([question.statusCode, question.headers['cache-control'], asked]).toEqual([403, 'no-store', []]);
  expect(question.body).toContain('Odoslať formulár?');
  expect(question.body).toContain('<input type="hidden" name="size" value="38">');
  expect(question.body).not.toContain('<script>');
  const [token = ''] = /(?<=name="csrf" value=")[^"]+/.exec(question.body) ?? [];
  const cookies = Object.fromEntries(question.cookies.map(({ name, value }) => [name, value]));
  const confirmed = `form=cart.add&size=38&csrf=${token}`;

  const stranger = await send('form=cart.add');
  const strange = Object.fromEntries(stranger.cookies.map(({ name, value }) => [name, value]));
  for (const others of [{}, strange]) expect((await send(confirmed, others)).statusCode).toBe(403);
  expect((await send('form=cart.add&csrf=x', cookies)).statusCode).toBe(403);
  expect(asked).toEqual([]);

  const answer = await send(confirmed, cookies);

  expect([answer.statusCode, answer.headers.location, asked.length]).toEqual([303, '/cart', 2]);
});

test('a shell from before forms worked without scripts takes none', async () => {
  const { app } = await openEdge({ remote });
  const headers = { host: 'sk.localhost', origin: 'http://sk.localhost', 'content-type': FORM };

  const answer = await app.inject({ method: 'POST', url: '/cart', payload: 'form=cart.add', headers });

  expect(answer.statusCode).toBe(404);
});
