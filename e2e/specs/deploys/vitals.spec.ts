import process from 'node:process';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { createReleasesReader, TESTER_KEY } from '../../read-releases.ts';
import { Shop } from '../../shop.ts';

interface Phase {
  phase: string;
  count: number;
  p75: number;
}

test.describe('how fast pages are for real visitors', { tag: '@once' }, () => {
  const opened: { edge?: FaultyEdge } = {};
  test.afterEach(async () => {
    await opened.edge?.stop();
  });

  test('is sent when the page is hidden, and is on the releases page by version', async ({ page }) => {
    const edge = await startEdge({ directory: process.env.RELEASES_DIR ?? '' }, undefined, {
      TESTER_KEY,
      VITALS_SHARE: '100',
    });
    opened.edge = edge;
    const shop = new Shop(page, edge.port);
    const loaded = page.waitForResponse((response) => /\/vitals\.\w+\.js$/.test(response.url()));
    await shop.open('sk', '/cart');
    await loaded;
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(untilMeasured);

    const sent = page.waitForRequest((request) => request.url().endsWith('/vitals'));
    await page.evaluate(hide);

    const { connection, units, views } = (await sent).postDataJSON();
    expect(['fast', 'slow']).toContain(connection);
    expect(units).toContainEqual(
      expect.objectContaining({ release: expect.stringMatching(/^cart@/), downloaded: true }),
    );
    expect(views).toEqual([
      expect.objectContaining({
        ...{ path: '/cart', isSoft: false },
        ...{ lcp: expect.any(Number), ttfb: expect.any(Number), inp: expect.any(Number), cls: expect.any(Number) },
      }),
    ]);
    const read = createReleasesReader(edge.port);
    const measured = async () => {
      const { timings } = await read();
      return timings.flatMap(({ release, phases }: { release: string; phases: Phase[] }) =>
        phases.flatMap(({ phase, count }) => (phase === 'lcp' ? [`${release.split('@')[0]} ${count}`] : [])),
      );
    };
    await expect.poll(async () => (await measured()).sort()).toEqual(['cart 1', 'shell 1']);
  });
});

/** The browser tells of an interaction after the paint that follows it, and the library reads that when the page is idle. */
const untilMeasured = () =>
  new Promise<void>((resolve) => {
    const whenIdle = (next: () => void) => requestIdleCallback(() => requestIdleCallback(next));
    new PerformanceObserver(() => whenIdle(resolve)).observe({ type: 'first-input', buffered: true });
  });

/** As when a visitor goes to another tab: requests of a page that is left are not seen from outside. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
