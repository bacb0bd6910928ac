import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { openBrowser } from './browser-page.ts';
import { countFiles } from './deltas/count-files.ts';
import { fillCart, startSession } from './page-session.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * Bytes that a visitor downloads on the way to the cart, by links of the shop: documents as they come to a new browser, again against the
 * dictionary of the country, and scripts and styles of the cart after a release of the cart, then of the shell. As transferred, without
 * headers. Fails above the limits. http://localhost counts as secure, which dictionaries need.
 */
const LIMITS = { scripts: 5_000, document: 4_000 };
/** Milliseconds. */
const IDLE = 3_000;
const DICTIONARY_LIMIT = 30_000;
/** Of the contracts, over http. */
const VERSIONS_COOKIE = 'versions';
/** Minutes for building all units into an empty store. */
const FIRST_START = 20;

/** A line that a team changes: a text of the page, or a script of the shell. */
const edits = {
  cart: ['cart-mfe/src/cart/cart-skeleton.tsx', 'layout.stack', 'layout.stack + " bench"'],
  shell: ['shell/src/outcomes/say-outcome.ts', 'return () => {};', 'return () => undefined;'],
} as const;

const store = mkdtempSync(path.join(tmpdir(), 'odeta-deltas-'));
/** The keys of the shop are in its data folder. */
const data = path.resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data');
// What this shop has released before need not be built again.
const released = path.join(data, 'releases');
if (existsSync(released)) cpSync(released, store, { recursive: true });
const environment = { RELEASES_DIR: store, DATA_DIR: data };
const shop = await openShop({ secure: false, environment, minutes: FIRST_START });
const address = shop.address('sk');
const session = await startSession(address);
await fillCart(address, session, 2);
const browser = await openBrowser();
const seen = countFiles();
const page = await browser.openVisitor(seen.hear);
await page.send('Network.enable');
await page.takeCookies(session.cookie, address);

const addresses = {
  home: '/',
  category: await pathIn('categories', 4),
  product: await pathIn('products-1', 9),
  cart: '/cart',
};
const exceeded: string[] = [];
const figures: Figure[] = [];
const pages = Object.entries(addresses);

await page.open(address);
for (const [name, url] of pages) await visit(name, url);
await waitForDictionary();
for (const [name, url] of pages) {
  const { document } = await visit(`${name} again`, url);
  // The dictionary is made from categories and products; what the home page has in addition is its own.
  if (name !== 'home') limit(`${name} again`, { document });
}
for (const unit of ['cart', 'shell'] as const) {
  const former = await versionOf(unit);
  release(unit);
  // Once `edge` has tried it.
  while ((await versionOf(unit)) === former) await pause(IDLE);
  // A purchase keeps the versions that it began with: this is the next one.
  await page.send('Network.deleteCookies', { name: VERSIONS_COOKIE, url: address });
  const name = `cart after a release of ${unit}`;
  const measured = await visit(name, addresses.cart);
  if (measured.scripts === 0) throw new Error(`The page does not use the new version of ${unit}`);
  limit(name, measured);
}
keepFigures('deltas', figures);
browser.close();
await shop.stop();
rmSync(store, { recursive: true, force: true });
for (const line of exceeded) console.log(line);
if (exceeded.length > 0) process.exitCode = 1;

/** Opens a page as a link of the shop does: the document of a private page is no delta for whom a stranger sent. */
async function visit(name: string, url: string) {
  const { counted } = seen;
  seen.reset();
  await page.evaluate(`delete document.documentElement.dataset.ready; location.href = ${JSON.stringify(url)}`);
  while (!(await page.evaluate(`document.documentElement.dataset.ready === 'true'`))) await pause(100);
  await pause(IDLE);
  const { document, encoding, scripts, deltas } = counted;
  console.log(
    `${name.padEnd(30)} document ${String(document).padStart(6)} bytes (${encoding.padStart(3)}), scripts and styles ${String(scripts).padStart(7)} bytes, ${deltas} deltas`,
  );
  return { document, scripts };
}

function limit(name: string, measured: Partial<Record<keyof typeof LIMITS, number>>) {
  for (const kind of ['scripts', 'document'] as const) {
    const bytes = measured[kind];
    if (bytes === undefined) continue;
    figures.push({ name: `${name}: ${kind}`, value: bytes, unit: 'bytes', aim: { atMost: LIMITS[kind] } });
    if (bytes > LIMITS[kind]) exceeded.push(`${name}: ${bytes} bytes of ${kind}, more than ${LIMITS[kind]}`);
  }
}

async function waitForDictionary() {
  const end = performance.now() + DICTIONARY_LIMIT;
  while (seen.dictionaries.length === 0 && performance.now() < end) await visit('until the dictionary is there', '/');
  if (seen.dictionaries.length === 0) throw new Error('The browser has fetched no dictionary for documents');
  console.log(`${'dictionary'.padEnd(30)} ${seen.dictionaries.join(' and ')} bytes`);
}

/** That a new visitor gets. */
async function versionOf(unit: keyof typeof edits) {
  const page = await fetch(`${address}${addresses.cart}`);
  return new RegExp(`/releases/${unit}/([^/]+)/browser/`).exec(await page.text())?.[1];
}

/** A page of the list for search engines. */
async function pathIn(part: string, index: number): Promise<string> {
  const response = await fetch(`${address}/api/catalog/sitemap/${part}`);
  const { body } = (await response.json()) as { body: { pages: { addresses: { sk?: string } }[] } };
  const path = body.pages[index]?.addresses.sk;
  if (path === undefined) throw new Error(`The list ${part} has no page ${index}`);
  return path;
}

/** Releases a unit with a small change from a copy of these sources, as its team would. */
function release(unit: keyof typeof edits) {
  const clone = mkdtempSync(path.join(tmpdir(), `odeta-deltas-${unit}-`));
  copyWorkspace(clone);
  const [file, before, after] = edits[unit];
  const source = readFileSync(path.join(clone, file), 'utf8');
  if (!source.includes(before)) throw new Error(`${file} is no longer what this bench edits`);
  writeFileSync(path.join(clone, file), source.replace(before, after));
  const command = [
    path.join(clone, 'tools/commands.ts'),
    'release',
    unit,
    '--store',
    store,
    '--force',
    '--reason',
    'bench',
  ];
  execFileSync(process.execPath, command, { cwd: clone, env: { ...process.env, ...environment }, stdio: 'inherit' });
  rmSync(clone, { recursive: true, force: true });
}
