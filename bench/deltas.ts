import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { openBrowser } from './browser-page.ts';
import { fillCart, startSession } from './page-session.ts';
import { openShop } from './shop.ts';

/**
 * Bytes of scripts and styles that a visitor downloads on the way to the cart, and on the cart again after a release of the cart, then of the
 * shell: as transferred, without headers of the page. Fails above the limit. http://localhost counts as secure, which dictionaries need.
 */
const LIMIT = 5_000;
/** Milliseconds until every `edge` uses a new document. */
const SEEN = 4_000;

interface NetworkEvent {
  requestId: string;
  response?: { url: string; headers: Record<string, string> };
  encodedDataLength?: number;
}

/** A line that a team changes: a text of the page, or a script of the shell. */
const edits = {
  cart: ['cart-mfe/src/cart/cart-skeleton.tsx', 'layout.stack', 'layout.stack + " bench"'],
  shell: ['shell/src/outcomes/say-outcome.ts', 'return () => {};', 'return () => undefined;'],
} as const;

const store = mkdtempSync(path.join(tmpdir(), 'odeta-deltas-'));
/** The keys of the shop are in its data folder. */
const data = path.resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data');
const environment = { RELEASES_DIR: store, DATA_DIR: data };
const shop = await openShop({ secure: false, environment });
const address = shop.address('sk');
const session = await startSession(address);
await fillCart(address, session, 2);
const browser = await openBrowser();
const seen = countFiles();
const page = await browser.openVisitor(seen.hear);
await page.send('Network.enable');
await page.takeCookies(session.cookie, address);

const visit = async (name: string, url: string) => {
  const { counted } = seen;
  seen.reset();
  await page.open(`${address}${url}`);
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 3000))');
  console.log(
    `${name.padEnd(30)} ${String(counted.bytes).padStart(8)} bytes of scripts and styles, ${counted.deltas} deltas`,
  );
  return counted.bytes;
};
await visit('home', '/');
await visit('cart', '/cart');
await visit('cart again', '/cart');
const afterwards: number[] = [];
for (const unit of ['cart', 'shell'] as const) {
  release(unit);
  await pause(SEEN);
  afterwards.push(await visit(`cart after a release of ${unit}`, '/cart'));
}
browser.close();
await shop.stop();
rmSync(store, { recursive: true, force: true });
if (Math.max(...afterwards) > LIMIT) {
  console.log(`more than ${LIMIT} bytes after a release`);
  process.exitCode = 1;
}

/** Counts what is downloaded for scripts and styles. */
function countFiles() {
  const files = new Set<string>();
  const counted = { bytes: 0, deltas: 0 };
  const hear = (event: string, { requestId, response, encodedDataLength }: NetworkEvent) => {
    if (event === 'Network.responseReceived' && /\/releases\/.*\.(js|css)(\?|$)/.test(response?.url ?? '')) {
      files.add(requestId);
      if (response?.headers['content-encoding'] === 'dcz') counted.deltas += 1;
    }
    if (event === 'Network.loadingFinished' && files.has(requestId)) counted.bytes += encodedDataLength ?? 0;
  };
  const reset = () => Object.assign(counted, { bytes: 0, deltas: 0 });
  return { counted, hear, reset };
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
