import type { Route } from '@playwright/test';
import { Buyer } from '../buyer.ts';
import { type FaultyEdge, ReleaseFolder, startEdge } from '../faulty-edge.ts';
import { expect, test } from '../fixtures.ts';
import { orderFromCart } from '../order-from-cart.ts';
import { Shop } from '../shop.ts';

const chunk = 'browser/static/__federation_expose_remote.*.js';
const entry = 'browser/remote-entry.js';
const isMistake = '**/cart/*-mistake/browser/remote-entry.js*';

interface Fault {
  /** File of the release, and what is wrong in it; a version without a mistake is met by what the network does. */
  file?: string;
  change?: (code: string) => string;
  network?: (route: Route) => Promise<void>;
}

const inPage = (statement: string) => (code: string) =>
  code.replace(/page:function\(\)\{/, `page:function(){${statement.replace('REACT', reactIn(code))};`);

/** The name that React has in the chunk. */
const reactIn = (code: string) => /\(0,(\w+)\.useEffect\)/.exec(code)?.[1] ?? '';

const faults: Record<string, Fault> = {
  'throws at its first render': { file: chunk, change: inPage('throw new Error("broken render")') },
  'is not what was released (integrity)': {
    network: (route) => route.fulfill({ contentType: 'text/javascript', body: 'globalThis.odeta_cart = {};' }),
  },
  hangs: { network: () => new Promise(() => {}) },
  'is not found (404)': { network: (route) => route.fulfill({ status: 404, body: 'nothing here' }) },
  'answers with a page': { network: (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' }) },
  'is no JavaScript': { file: entry, change: () => 'this is not javascript' },
  'throws while it is loaded': { file: chunk, change: (code) => `throw new Error('broken release');${code}` },
  'throws after its exports': {
    file: chunk,
    change: (code) => code.replace(/(messages:\{pl:[^}]*\}\})(\},\d+\()/, '$1;throw new Error("broken release")$2'),
  },
  'throws in an effect': { file: chunk, change: inPage('REACT.useEffect(()=>{throw new Error("broken effect")},[])') },
  'exposes nothing': { file: entry, change: () => 'var odeta_cart={init(){},get:async()=>()=>({})};' },
  'needs another version of our packages': {
    file: entry,
    change: (code) => code.replace(/requiredVersion:"\^2[^"]*"/g, 'requiredVersion:"^99.0.0"'),
  },
};

const before = (statement: string) => (code: string) => code.replace('page: CartPage', `page: () => { ${statement} }`);

/** What is wrong in the bundle, and why `edge` says that it does not use it. */
const serverFaults: Record<string, [change: (code: string) => string, reason: RegExp]> = {
  'throws while it is loaded': [(code) => `throw new Error("broken release");${code}`, /broken release/],
  'exposes nothing': [(code) => `${code};module.exports = {};`, /exposes no remote/],
  'throws while it renders': [before('throw new Error("broken render")'), /broken render/],
  'throws in a timer': [before('setTimeout(() => { throw new Error("late"); }); return null'), /late/],
  'loops without end': [before('for (;;);'), /endless loop/],
  // Which of its two limits it reaches first, memory or time, depends on the machine.
  'needs more memory than there is': [
    before('const all = []; for (;;) all.push(new Array(1e6).fill(1))'),
    /memory limit|endless loop/,
  ],
};

/** Every day one in the browser's code and one in time; of changed bytes the test of a foreign remote tells. */
const daily = ['throws at its first render', 'hangs'];

test.describe('a version of the cart that fails in the browser', { tag: '@once' }, () => {
  let releases: ReleaseFolder;
  let edge: FaultyEdge;

  test.beforeEach(({ watch }) => {
    // What the page says in the console is what these journeys are about.
    watch.expect(/./);
    releases = new ReleaseFolder();
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await edge.stop();
    releases.remove();
  });

  for (const [name, { file = entry, change, network }] of Object.entries(faults)) {
    for (const isNew of [true, false]) {
      test(`one that ${name} gives way to the one before it for a ${isNew ? 'new' : 'returning'} shopper, who orders`, {
        tag: daily.includes(name) && isNew ? [] : ['@full'],
      }, async ({ page }) => {
        edge = await startEdge({ directory: releases.directory });
        const shop = new Shop(page, edge.port);
        const buyer = new Buyer(shop, 'sk');
        if (!isNew) await rememberVersion(shop);
        // The memory of a returning shopper's browser needs no document.
        releases[isNew ? 'shipOver' : 'ship']('cart', file, change ?? ((code) => `${code}\n`));
        await expect.poll(() => pageOfNobody(shop)).toMatch(/data-remote="[^"]*-mistake/);
        // A visitor who has begun to buy before a release keeps the older versions.
        await buyer.haveCart();
        await buyer.saveOrderData();
        if (network) await page.route(isMistake, network);

        await page.goto(shop.address('sk', '/cart'));
        await shop.mark();
        await shop.whenReady();
        // What is pressed while one version takes the place of another is a link like any other: it loads its page.
        await expect.poll(() => page.evaluate(() => document.cookie)).toContain('-mistake');

        expect(await shop.isMarked()).toBe(true);
        await orderFromCart(buyer);
      });
    }
  }

  for (const [name, [change, reason]] of Object.entries(serverFaults)) {
    test(`one whose server bundle ${name} is tried apart: every page has the one before it, and the shopper orders`, {
      tag: '@full',
    }, async ({ page }) => {
      edge = await startEdge({ directory: releases.directory });
      const shop = new Shop(page, edge.port);
      const buyer = new Buyer(shop, 'sk');
      await buyer.haveCart();
      await buyer.saveOrderData();
      const { metadata } = releases.entryOf('cart');
      releases.shipOver('cart', 'server/server.cjs', change);
      // Until `edge` sees the release, the cart is listed with its share; a version before the listed one has none.
      await expect.poll(async () => (await liveCart(shop)).deployment).toBeUndefined();
      await expect
        .poll(() => edge.failures('release-set-aside'))
        .toEqual([
          expect.objectContaining({
            unit: expect.stringMatching(/^cart@.+-mistake$/),
            msg: expect.stringMatching(reason),
          }),
        ]);

      const response = await shop.open('sk', '/cart');

      expect(await response?.text()).toContain(`/releases/cart/${metadata.version}/browser/remote-entry.js`);
      await orderFromCart(buyer);
      expect((await liveCart(shop)).metadata).toEqual(metadata);
    });
  }
});

/** The cart's page of somebody without cookies; until `edge` has tried a new version, it is made with the one before. */
async function pageOfNobody(shop: Shop) {
  const response = await fetch(shop.address('sk', '/cart').replace('sk.localhost', '127.0.0.1'));
  return response.text();
}

/** What the shop says of the live version of the cart to somebody without a purchase. */
async function liveCart(shop: Shop) {
  const response = await fetch(shop.address('sk', '/discovery.json').replace('sk.localhost', '127.0.0.1'));
  return (await response.json()).microFrontends.cart[0];
}

/** Stays on the cart until this browser knows that its version works. */
async function rememberVersion(shop: Shop) {
  await shop.open('sk', '/cart');
  await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('odeta.last-good.cart'))).not.toBeNull();
}
