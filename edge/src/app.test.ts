import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { ApiDoor } from './api/api-door.ts';
import { buildEdge } from './app.ts';
import { EdgeConfigSchema } from './config.ts';
import { integrityOf } from './releases/release-store.ts';
import { csrfPlaceholder, noncePlaceholder } from './rendering/page-template.ts';

/** A shell of a few lines: it says what it was given. */
const shellCode = `
exports.shell = {
  provided: { react: {} },
  routeOf: (path) => ({ remote: path === '/nowhere' ? null : 'cart', isPrivate: path === '/cart', startsAtOnce: false, reachable: [] }),
  loadChrome: async (country, send) => (await send('/api/base/menu', {})).json(),
  render: async ({ url, country, remote, chrome, send }) => ({
    status: url === '/nowhere' ? 404 : 200,
    redirect: url === '/old' ? '/new' : null,
    title: country, description: null, canonical: null, robots: null, complete: url !== '/slow',
    write: async (out) => { out.write('<main>' + JSON.stringify({ remote: remote && remote.name, chrome }) + '</main>'); },
    stores: () => ({}),
  }),
};`;
const remoteCode = "require('react'); exports.remote = { name: 'cart' };";

interface Options {
  shell?: string;
  remote?: string;
  /** Changes a file after its integrity was written down. */
  tamperedRemote?: string;
  api?: Partial<ApiDoor>;
}

async function openEdge({ shell = shellCode, remote = remoteCode, tamperedRemote, api = {} }: Options = {}) {
  const directory = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const entries = { shell: publish(directory, 'shell', shell), cart: publish(directory, 'cart', remote) };
  if (tamperedRemote !== undefined) writeFileSync(path.join(directory, 'cart/1/server.cjs'), tamperedRemote);
  writeFileSync(path.join(directory, 'discovery.json'), JSON.stringify({ schema: 'v1-pre', microFrontends: entries }));
  const environment = {
    APP_SECRET: 's'.repeat(40),
    RELEASES_DIR: directory,
    MEDIA_DIR: directory,
    LOG_LEVEL: 'silent',
  };
  const sent: string[] = [];
  const door: ApiDoor = {
    send: async (url) => {
      sent.push(url);
      return { status: 200, json: async () => 'menu' };
    },
    forward() {},
    ...api,
  };
  const app = await buildEdge({ config: v.parse(EdgeConfigSchema, environment), api: door });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'sk.localhost', ...headers } });
  return { app, get, sent };
}

function publish(directory: string, unit: string, code: string) {
  const folder = path.join(directory, unit, '1');
  mkdirSync(folder, { recursive: true });
  const files = { 'server.cjs': code, 'entry.js': '', 'style.css': 'a{background:url(x.woff2)}', 'boot.js': 'boot()' };
  const listed = Object.entries(files).map(([file, text]) => {
    writeFileSync(path.join(folder, file), text);
    return [file, { integrity: integrityOf(Buffer.from(text)), bytes: text.length, brotliBytes: 1 }];
  });
  const release = JSON.stringify({
    unit,
    version: '1',
    entry: 'entry.js',
    scripts: [],
    messages: { sk: 'entry.js' },
    styles: ['style.css'],
    server: 'server.cjs',
    boot: unit === 'shell' ? 'boot.js' : undefined,
    fonts: {},
    files: Object.fromEntries(listed),
  });
  writeFileSync(path.join(folder, 'release.json'), release);
  const url = `/releases/${unit}/1/`;
  const integrity = integrityOf(Buffer.from(release));
  return [
    {
      url: `${url}entry.js`,
      metadata: { version: '1', integrity: 'sha384-x' },
      extras: { release: { url: `${url}release.json`, integrity } },
    },
  ];
}

const nonceOf = (html: string) => /<script nonce="([^"]+)"/.exec(html)?.[1];

test('the host decides the country and its language', async () => {
  const { get } = await openEdge();

  expect((await get('/', { host: 'hu.localhost:3000' })).body).toContain('<html lang="hu-HU">');
  expect((await get('/', { host: 'ua.localhost' })).body).toContain('<html lang="ru-UA">');
  expect((await get('/', { host: 'example.org' })).body).toContain('<html lang="pl-PL">');
});

test('the styles of shell and remote stand in the page, with absolute addresses', async () => {
  const { body } = await (await openEdge()).get('/');

  expect(body).toContain('data-href="/releases/shell/1/style.css">a{background:url(/releases/shell/1/x.woff2)}');
  expect(body).toContain('data-href="/releases/cart/1/style.css"');
});

test('a page that is the same for everyone is rendered once, and filled in for each visitor', async () => {
  const { get } = await openEdge();

  const [first, second] = [await get('/'), await get('/')];

  expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.body)}'`);
  expect([noncePlaceholder, csrfPlaceholder].some((text) => first.body.includes(text))).toBe(false);
  expect(first.body).toContain(`content="${first.cookies.find(({ name }) => name === 'csrf')?.value}"`);
});

test('a kept page goes out compressed', async () => {
  const { get } = await openEdge();

  const response = await get('/', { 'accept-encoding': 'gzip, br' });

  expect(response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(response.rawPayload).toString()).toContain('<main>');
});

test('a visitor keeps the cookies that the first page gave', async () => {
  const { get } = await openEdge();
  const first = await get('/');
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  const second = await get('/', { cookie });

  expect(first.cookies.map(({ name }) => name)).toEqual(['sid', 'csrf']);
  expect(second.cookies).toHaveLength(0);
});

test('a visitor id that we did not make is replaced', async () => {
  const { get } = await openEdge();

  const response = await get('/', { cookie: 'sid=made.up' });

  expect(response.cookies.map(({ name }) => name)).toContain('sid');
});

test.each([
  ['is not what was released', { tamperedRemote: `${remoteCode} // changed` }],
  ['is no JavaScript', { remote: 'this is not javascript' }],
  ['throws while it is loaded', { remote: 'throw new Error("broken")' }],
  ['asks for what the shell does not provide', { remote: "require('fs')" }],
])('when the remote’s server bundle %s, the page goes out and the browser renders the remote', async (_, options) => {
  const { get } = await openEdge(options);

  const response = await get('/cart');

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('{"remote":null,"chrome":"menu"}');
});

test('a page goes out without header and footer when the API does not answer for them', async () => {
  const { get } = await openEdge({ api: { send: () => Promise.reject(new Error('down')) } });

  expect((await get('/cart')).body).toContain('"chrome":null');
});

test('without its shell there is a sentence in the visitor’s language, and no details', async () => {
  const { get } = await openEdge({ shell: 'throw new Error("secret detail")' });

  const response = await get('/');

  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Momentálne nie je možné používať naše stránky');
  expect(response.body).not.toContain('secret detail');
});

test('redirects and statuses of the page are those of the response', async () => {
  const { get } = await openEdge();

  expect(await get('/old')).toMatchObject({ statusCode: 302, headers: { location: '/new' } });
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('nobody keeps a page, and what only servers read is not served', async () => {
  const { get } = await openEdge();

  expect((await get('/cart')).headers['cache-control']).toBe('no-cache, private');
  expect((await get('/releases/discovery.json')).statusCode).toBe(404);
});

test('header and footer are asked for once for many pages', async () => {
  const { get, sent } = await openEdge();

  await Promise.all([get('/cart'), get('/cart'), get('/')]);

  expect(sent).toEqual(['/api/base/menu']);
});
