import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { request as ask } from 'node:https';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort } from '@odeta/node/free-port';
import { type Figures, measurePage } from './measure-page.ts';
import { median } from './median.ts';
import { buildOneBundle, type OneBundle } from './one-bundle-build.ts';
import { openBrowserForPages } from './page-browser.ts';
import { fillCart, startSession } from './page-session.ts';
import { keepFigures } from './report/history.ts';
import { openShop, writeCertificate } from './shop.ts';

/**
 * The cost of federation: the cart page compared with the same page whose scripts are a single build of the same sources. They are measured
 * in turns, each through a proxy that passes all other requests on to the shop. `node bench/one-bundle.ts [runs]`
 */
const runs = Number(process.argv[2] ?? 5);
// The certificate is self-signed for this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const bundle = await buildOneBundle();
const shop = await openShop({ secure: true });
const address = shop.address('sk');
const session = await startSession(address);
await fillCart(address, session, 5);
const html = await (await fetch(`${address}/cart`, { headers: { cookie: session.cookie } })).text();
const tls = await writeCertificate();
const fronts = { federated: await openFront(html), one: await openFront(withOneBundle(html, bundle)) };
const chrome = await openBrowserForPages();

const figures: Record<keyof typeof fronts, Figures[]> = { federated: [], one: [] };
for (let run = 0; run < runs; run += 1)
  for (const name of ['federated', 'one'] as const)
    figures[name].push(await measurePage(chrome.port, `${fronts[name].address}/cart`, session.cookie));

const of = (name: keyof typeof fronts, key: keyof Figures) => median(figures[name].map((each) => each[key]));
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
console.log('| cart | federated | one bundle | difference |\n|---|---|---|---|');
const [bytes, one] = [of('federated', 'scriptBytes'), of('one', 'scriptBytes')];
console.log(`| scripts, brotli | ${kilobytes(bytes)} | ${kilobytes(one)} | ${kilobytes(bytes - one)} |`);
for (const [title, key] of [
  ['largest paint', 'largestPaint'],
  ['first paint', 'firstPaint'],
  ['blocking', 'blocking'],
] as const) {
  const [ours, theirs] = [of('federated', key), of('one', key)];
  console.log(`| ${title} | ${ours.toFixed(0)} ms | ${theirs.toFixed(0)} ms | ${(ours - theirs).toFixed(0)} ms |`);
}
keepFigures('one-bundle', [
  { name: 'cart: scripts more than one bundle', value: (bytes - one) / 1024, unit: 'KB', aim: { atMost: 30 } },
  { name: 'cart: scripts', value: bytes / 1024, unit: 'KB', twin: one / 1024 },
  { name: 'cart: largest paint', value: of('federated', 'largestPaint'), unit: 'ms', twin: of('one', 'largestPaint') },
]);
chrome.stop();
for (const { stop } of Object.values(fronts)) stop();
await shop.stop();

function withOneBundle(page: string, { scripts }: OneBundle): string {
  const list = JSON.stringify(scripts.map((file) => [file, ''])).replaceAll('"', '&quot;');
  return page
    .replace(/data-shell="[^"]*"/, () => `data-shell="${list}"`)
    .replace(/data-remote="[^"]*"/, 'data-remote="[]"');
}

/** HTTP/2 with brotli, like the shop: the given page, the files of the single build, and everything else from the shop. */
async function openFront(page: string) {
  const port = await findFreePort();
  const server = createSecureServer({
    allowHTTP1: true,
    cert: readFileSync(tls.TLS_CERT),
    key: readFileSync(tls.TLS_KEY),
  });
  const compressed = new Map<string, Buffer>([['/cart', brotliCompressSync(page)]]);
  server.on('request', (request, response) => {
    const url = request.url ?? '/';
    const known = compressed.get(url) ?? compressedFile(url);
    if (!known) return handOn(request, response);
    compressed.set(url, known);
    const type = url === '/cart' ? 'text/html; charset=utf-8' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(known);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { address: `https://localhost:${port}`, stop: () => void server.close() };
}

function compressedFile(url: string): Buffer | undefined {
  const bytes = bundle.read(url);
  return bytes ? brotliCompressSync(bytes) : undefined;
}

function handOn(request: Http2ServerRequest, response: Http2ServerResponse) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !/^(:|host$|origin$)/.test(name)),
  );
  const onward = ask(
    address + request.url,
    { method: request.method, headers, rejectUnauthorized: false },
    (answer) => {
      const hop = /^(connection|keep-alive|transfer-encoding)$/;
      const given = Object.entries(answer.headers).filter(([name]) => !hop.test(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(given));
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
