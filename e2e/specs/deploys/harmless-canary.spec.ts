import { readNewestChange } from '@odeta/delivery/testing/store-folder';
import type { Browser, Page } from '@playwright/test';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { hasCanary, isTried, newShopper } from '../../measured-visitors.ts';
import { harmless } from '../../mistakes.ts';
import { createReleasesReader, TESTER_KEY } from '../../read-releases.ts';
import { ReleaseFolder } from '../../release-folder.ts';
import { runIn } from '../../run-command.ts';
import { Shop } from '../../shop.ts';
import { ShopClient } from '../../shop-client.ts';
import { type Line, limitLine } from '../../slow-line.ts';
import { openClone } from '../../team-clone.ts';

const [VISITORS, SHARE] = [300, 20];
/**
 * 2 % of the visitors are on slow lines. By chance all of them have visited the shop before and get the canary: compared among all visitors, six
 * of the canary's and none of the others would be enough evidence to stop it.
 */
const ON_SLOW_LINES = 6;
/** The document and one further file take six seconds: longer than a page may take. */
const LINE: Line = { latency: 3_000, down: 1_440, up: 675 };

interface Outcome {
  release: string;
  outcome: string;
  downloaded?: boolean;
}

test.describe('a canary that is the same as the version beside it', { tag: ['@once', '@full'] }, () => {
  const opened: { edge?: FaultyEdge; releases?: ReleaseFolder } = {};

  test.afterEach(async () => {
    await opened.edge?.stop();
    opened.releases?.remove();
  });

  test('runs on although all visitors on slow lines have it, and 60 % of the others have the default version in their caches', async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const clone = await openClone('is good', harmless);
    const releases = new ReleaseFolder();
    opened.releases = releases;
    const edge = await startEdge({ directory: releases.directory }, undefined, { TESTER_KEY });
    opened.edge = edge;
    const ofCanary = [await newReturning(browser, edge.port), await newReturning(browser, edge.port)];
    const beside = await newReturning(browser, edge.port);
    const command = ['release', 'cart', '--traffic', String(SHARE), '--store', releases.directory];
    await runIn(clone, ...command, '--reason', 'The same');
    const [current, canary] = versionsIn(releases.directory);
    await expect.poll(() => isTried(edge.port, canary)).toBe(true);
    const visitors = createVisitors(edge.port, { current, canary });

    const [late = [], alsoLate, cached] = await Promise.all([
      ...ofCanary.map((page) => visitors.returnOnSlowLine(page, 'canary')),
      visitors.returnOnSlowLine(beside, 'beside'),
    ]);
    for (const reports of [late, alsoLate])
      expect(reports?.find(isLate)).toMatchObject({ release: `cart@${canary}`, downloaded: true });
    for (const report of cached ?? []) expect(report).toMatchObject({ release: `cart@${current}`, downloaded: false });
    await visitors.comeWithoutBrowser(beside, late);

    const read = readSlow(edge.port);
    await expect.poll(async () => (await read())?.canary.failed).toBe(ON_SLOW_LINES);
    expect(await read()).toMatchObject({ beside: { failed: 0 }, isBeyond: false });
    expect(versionsIn(releases.directory)).toEqual([current, canary]);
    for (const page of [...ofCanary, beside]) await page.context().close();
  });
});

/** The cart's default version, and the canary. */
function versionsIn(directory: string): [current: string, canary: string] {
  const listed = readNewestChange(directory).document.microFrontends.cart ?? [];
  const canary = listed.find(({ deployment }) => deployment?.traffic === SHARE);
  return [listed[0]?.metadata.version ?? '', canary?.metadata.version ?? ''];
}

/** A browser that has the shop's files in its cache. */
async function newReturning(browser: Browser, port: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await new Shop(page, port).open('sk', '/cart');
  return page;
}

function createVisitors(port: number, { current, canary }: { current: string; canary: string }) {
  const state = { number: 0 };

  async function newVisitor(page: Page) {
    state.number += 1;
    const shop = await newShopper(page, port, state.number);
    const client = new ShopClient(page.context(), shop, 'sk');
    await client.enter();
    return { shop, client, isOfCanary: await hasCanary(shop, canary) };
  }

  return {
    /** Opens the cart as a visitor of the group. @returns what the page reports of the cart. */
    async returnOnSlowLine(page: Page, group: 'canary' | 'beside'): Promise<Outcome[]> {
      for (;;) {
        const { shop, isOfCanary } = await newVisitor(page);
        if (isOfCanary !== (group === 'canary')) continue;
        const reports = collectReports(page);
        await limitLine(page, LINE);
        await shop.open('sk', '/cart');
        const isExpected = group === 'canary' ? isLate : isShown;
        await expect.poll(() => reports.some(isExpected)).toBe(true);
        return reports;
      }
    },

    /** The other visitors, whose browsers' reports are sent as API calls. `late`: what a late page of the canary reports. */
    async comeWithoutBrowser(page: Page, late: readonly Outcome[]) {
      // Two of them used browsers.
      let lateOnes = ON_SLOW_LINES - 2;
      while (state.number < VISITORS) {
        const { client, isOfCanary } = await newVisitor(page);
        const isReturning = state.number % 5 < 3;
        const isSlow = isOfCanary && isReturning && lateOnes > 0;
        if (isSlow) lateOnes -= 1;
        for (const report of isSlow ? late : [shownTo(isOfCanary, isReturning)])
          await client.post('/base/outcome', report);
      }
    },
  };

  function shownTo(isOfCanary: boolean, isReturning: boolean): Outcome {
    const version = isOfCanary ? canary : current;
    return { release: `cart@${version}`, outcome: 'shown', downloaded: isOfCanary || !isReturning };
  }
}

const isLate = ({ outcome }: Outcome) => outcome === 'slow' || outcome === 'late';

const isShown = ({ outcome }: Outcome) => outcome === 'shown';

/** What the page reports of the cart from now on. */
function collectReports(page: Page): Outcome[] {
  const reports: Outcome[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/base/outcome')) return;
    const report: Outcome = request.postDataJSON();
    if (report.release.startsWith('cart@')) reports.push(report);
  });
  return reports;
}

/** What the page of releases says of late pages of the canary. */
function readSlow(port: number) {
  const read = createReleasesReader(port);
  return async () => {
    const { canaries } = await read();
    return canaries[0]?.verdicts?.find(({ budget }: { budget: string }) => budget === 'slow');
  };
}
