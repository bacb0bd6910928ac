import type { Page, Route } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { browserMistakes, type Edit, harmless, serverMistakes } from '../../mistakes.ts';
import { orderFromCart } from '../../order-from-cart.ts';
import { ReleaseFolder } from '../../release-folder.ts';
import { Shop } from '../../shop.ts';
import { openClone } from '../../team-clone.ts';

interface Fault {
  /** The team's mistake; a harmless edit if the store or the network is at fault. */
  edits: readonly Edit[];
  /** Changes the release after it was published. */
  damage?: (releases: ReleaseFolder) => void;
  network?: (route: Route) => Promise<void>;
}

const ENTRY = 'browser/remote-entry.js';

/** Faults of a valid version, whose files do not arrive as published. */
const damages: Record<string, Omit<Fault, 'edits'>> = {
  'is not what was released (integrity)': {
    network: (route) => route.fulfill({ contentType: 'text/javascript', body: 'globalThis.odeta_cart = {};' }),
  },
  'is damaged in the store': { damage: (releases) => releases.tamper('cart', ENTRY, () => 'this is not javascript') },
  hangs: { network: () => new Promise(() => {}) },
  'is not found (404)': { network: (route) => route.fulfill({ status: 404, body: 'nothing here' }) },
  'answers with a page': { network: (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' }) },
};

const faults: Record<string, Fault> = {
  ...Object.fromEntries(Object.entries(browserMistakes).map(([name, edits]) => [name, { edits }])),
  ...Object.fromEntries(Object.entries(damages).map(([name, damage]) => [name, { edits: harmless, ...damage }])),
};

// The daily run covers mistakes in `canary.spec.ts`, changed bytes in the test of a foreign remote, and a version that hangs or is missing
// in `browser-remotes.test.ts`.
test.describe('a version of the cart that fails', { tag: ['@once', '@full'] }, () => {
  let releases: ReleaseFolder;
  let edge: FaultyEdge;

  test.beforeEach(({ watch }) => {
    // These journeys cause messages in the console.
    watch.expect(/./);
    test.setTimeout(600_000);
    releases = new ReleaseFolder();
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await edge.stop();
    releases.remove();
  });

  for (const [name, { edits, damage, network }] of Object.entries(faults)) {
    for (const isNew of [true, false]) {
      const good = isNew ? 'the one before it for a new shopper' : 'the one that a returning shopper remembers';
      test(`a version that ${name} is replaced by ${good}, and the order succeeds`, async ({ page }) => {
        const clone = await openClone(edits === harmless ? 'is good' : name, edits);
        // Its fallback is broken, too, so that the version remembered by the browser is used.
        const first = isNew ? null : await openBroken(name);
        edge = await startEdge({ directory: releases.directory });
        const shop = new Shop(page, edge.port);
        const buyer = new Buyer(shop, 'sk');
        if (first) {
          await rememberVersion(shop);
          await releases.release(first);
        }
        const version = await releases.release(clone);
        damage?.(releases);
        await expect.poll(() => pageOfNobody(shop)).toContain(`/releases/cart/${version}/`);
        // A visitor who started a purchase before a release keeps the older versions.
        await buyer.haveCart();
        await buyer.saveOrderData();
        const asked = await answerInsteadOf(page, version, network);

        await page.goto(shop.address('sk', '/cart'));
        await shop.mark();
        await shop.whenReady();
        // While a version is being replaced, a pressed link loads its page like a normal link.
        await whenReplaced(page, version, name);

        expect(await shop.isMarked()).toBe(true);
        expect(asked.count > 0).toBe(network !== undefined);
        await orderFromCart(buyer);
      });
    }
  }

  for (const [name, [edits, reason]] of Object.entries(serverMistakes)) {
    test(`a version whose server bundle ${name} fails its trial, and the order succeeds with the previous version`, async ({
      page,
    }) => {
      const clone = await openClone(`${name} on servers`, edits);
      edge = await startEdge({ directory: releases.directory });
      const shop = new Shop(page, edge.port);
      const buyer = new Buyer(shop, 'sk');
      await buyer.haveCart();
      await buyer.saveOrderData();
      const { metadata } = releases.entryOf('cart');
      const version = await releases.release(clone);
      await expect
        .poll(async () => {
          // An instance reads newer documents while it gets requests.
          await liveCart(shop);
          return edge.failures('release-set-aside');
        })
        .toEqual([expect.objectContaining({ unit: `cart@${version}`, msg: expect.stringMatching(reason) })]);

      const response = await shop.open('sk', '/cart');

      expect(await response?.text()).toContain(`/releases/cart/${metadata.version}/browser/remote-entry.js`);
      await orderFromCart(buyer);
      expect((await liveCart(shop)).metadata).toEqual(metadata);
    });
  }
});

/** A version that is broken is left out of the next pages, and one that is only late is not. */
async function whenReplaced(page: Page, version: string, fault: string) {
  const cookie = () => page.evaluate(() => document.cookie);
  if (fault !== 'hangs') {
    await expect.poll(cookie).toContain(version);
    return;
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('odeta.last-good.cart'))).not.toBeNull();
  expect(await cookie()).not.toContain(version);
}

/** @returns the number of requests for the version's entry that got another answer. */
async function answerInsteadOf(page: Page, version: string, answer: Fault['network']) {
  const asked = { count: 0 };
  if (answer)
    await page.route(`**/cart/${version}/${ENTRY}*`, (route) => {
      asked.count += 1;
      return answer(route);
    });
  return asked;
}

/** A clone with a different mistake than the named one. */
function openBroken(name: string) {
  const other = name === 'throws at its first render' ? 'throws in an effect' : 'throws at its first render';
  return openClone(other, browserMistakes[other]);
}

/** The cart page for a visitor without cookies; it has the previous version until `edge` has tried a new one. */
async function pageOfNobody(shop: Shop) {
  const response = await fetch(shop.address('sk', '/cart').replace('sk.localhost', '127.0.0.1'));
  return response.text();
}

/** The live version of the cart for a visitor without a purchase. */
async function liveCart(shop: Shop) {
  const response = await fetch(shop.address('sk', '/discovery.json').replace('sk.localhost', '127.0.0.1'));
  return (await response.json()).microFrontends.cart[0];
}

/** Stays on the cart until the browser has stored that its version works, and then ends the purchase. */
async function rememberVersion(shop: Shop) {
  await shop.open('sk', '/cart');
  await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('odeta.last-good.cart'))).not.toBeNull();
  await shop.page.context().clearCookies({ name: /versions$/ });
}
