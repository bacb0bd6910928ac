import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { bytesUntil } from './bytes-until.ts';
import { measurePage } from './measure-page.ts';
import { openBrowserForPages } from './page-browser.ts';
import { fillCart, fillWishlist, logIn, startSession } from './page-session.ts';
import { figuresOfPages, type PageFigures, printPages } from './print-pages.ts';
import { keepFigures } from './report/history.ts';
import { openShop, writeCertificate } from './shop.ts';
import { openStaticTwin, withoutScripts } from './static-twin.ts';

/**
 * Compares home, category, product, cart, and a customer's orders and wishlist with the same pages as static files, in turns in one run
 * (Lighthouse, mobile preset, HTTP/2 and brotli). `node bench/pages.ts [runs]`
 */
const runs = Number(process.argv[2] ?? 5);
const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
// The certificate is self-signed for this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const shop = await openShop({ secure: true });
const address = shop.address('sk');
const session = await startSession(address);
await fillCart(address, session, 5);
const customer = await logIn(address, await startSession(address));
await fillWishlist(address, customer, 8);
const ownPaths: Record<string, string> = { orders: '/my-account/orders', wishlist: '/wishlist/' };
const paths = { ...(await findPages(address)), ...ownPaths };
const cookieOf = (name: string) => (name in ownPaths ? customer : session).cookie;
const headersOf = (name: string) => ({ cookie: cookieOf(name), 'user-agent': PHONE });
const pages = await fetchPages(address, paths);
const statics = Object.fromEntries(Object.entries(pages).map(([path, html]) => [path, withoutScripts(html)]));
const twin = await openStaticTwin(statics, address, await writeCertificate());
const chrome = await openBrowserForPages();

const figures: Record<string, PageFigures> = {};
for (let run = 0; run < runs; run += 1) {
  for (const [name, path] of Object.entries(paths)) {
    figures[name] ??= { ours: [], twin: [], htmlBytes: brotliCompressSync(pages[path] ?? '').length, titleBytes: 0 };
    figures[name].ours.push(await measurePage(chrome.port, address + path, cookieOf(name)));
    figures[name].twin.push(await measurePage(chrome.port, twin.address + path, cookieOf(name)));
  }
}
// At the end, when cached pages have their best compression.
for (const [name, measured] of Object.entries(figures))
  measured.titleBytes = await bytesUntil('</h1>', address + paths[name], headersOf(name));
printPages(figures);
keepFigures('pages', figuresOfPages(figures));
chrome.stop();
twin.stop();
await shop.stop();

/** One page of each kind, found through links; of the categories the first one with more than one page of products. */
async function findPages(origin: string): Promise<Record<string, string>> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const linksOf = (html: string, kind: string) =>
    [...html.matchAll(new RegExp(`href="(/${kind}/[^"]+)"`, 'g'))].map(([, path = '/']) => path);
  const home = await read('/');
  for (const category of linksOf(home, 'c')) {
    if ((await read(category)).includes(`${category}?page=2`))
      return { home: '/', category, product: linksOf(home, 'p')[0] ?? '/', cart: '/cart' };
  }
  throw new Error('No category fills its page');
}

async function fetchPages(origin: string, addresses: Record<string, string>) {
  const entries = Object.entries(addresses).map(async ([name, path]) => {
    const response = await fetch(origin + path, { headers: headersOf(name) });
    return [path, await response.text()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
