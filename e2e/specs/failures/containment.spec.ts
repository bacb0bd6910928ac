import { setTimeout as pause } from 'node:timers/promises';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { harmless, lateMistakes } from '../../mistakes.ts';
import { ReleaseFolder } from '../../release-folder.ts';
import { openClone } from '../../team-clone.ts';

const others = ['/', '/pomoc', '/c/zeny', '/p/rebrovany-sveter-z-bavlny'];
const VIEWS = 200;
/** Milliseconds until a rollback has reached every page. */
const REACH = 3_000;

test.describe('a version of the cart that passed its trial rendering', { tag: ['@once', '@full'] }, () => {
  let releases: ReleaseFolder;
  let edge: FaultyEdge;

  test.beforeEach(async ({ watch }) => {
    watch.expect(/./);
    test.setTimeout(600_000);
    releases = new ReleaseFolder();
    edge = await startEdge({ directory: releases.directory });
  });
  test.afterEach(async () => {
    await edge.stop();
    releases.remove();
  });

  for (const [name, edits] of Object.entries(lateMistakes)) {
    test(`a version whose server bundle ${name} breaks none of ${VIEWS} views of other pages and is set aside`, async () => {
      const visit = visitorsOf(edge.port);
      const { metadata } = releases.entryOf('cart');
      const released = await releases.release(await openClone(`${name} later`, edits));
      await expect.poll(async () => (await visit('/cart')).html).toContain(`/releases/cart/${released}/`);

      const isSetAside = () => edge.failures('release-set-aside').length > 0;
      const carts = visitUntil(isSetAside, () => visit('/cart'));
      const views = [];
      for (let view = 0; view < VIEWS; view += 4) views.push(...(await Promise.all(others.map((page) => visit(page)))));

      expect(views.filter(({ status, html }) => status !== 200 || !html.includes('"complete":true'))).toEqual([]);
      expect((await carts).map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
      expect((await visit('/cart')).html).toContain(`/releases/cart/${metadata.version}/`);
    });
  }

  test('a rollback reaches every page within three seconds, even under load', async () => {
    const visit = visitorsOf(edge.port);
    const { metadata } = releases.entryOf('cart');
    const bad = `/releases/cart/${await releases.release(await openClone('is good', harmless))}/`;
    await expect.poll(async () => (await visit('/cart')).html).toContain(bad);

    const state = { doneAt: Number.POSITIVE_INFINITY };
    const isOver = () => Date.now() > state.doneAt + 2 * REACH;
    const load = Promise.all(Array.from({ length: 6 }, () => visitUntil(isOver, () => visit('/cart'))));
    await releases.rollBack('cart', metadata.version);
    state.doneAt = Date.now();
    const pages = (await load).flat();

    const badPages = pages.filter(({ html }) => html.includes(bad));
    expect(badPages.length).toBeGreaterThan(0);
    expect(Math.max(...badPages.map(({ askedAt }) => askedAt))).toBeLessThan(state.doneAt + REACH);
    expect(pages.filter(({ askedAt }) => askedAt > state.doneAt + REACH).length).toBeGreaterThan(0);
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

/** Each page view is by a new visitor with another address. */
function visitorsOf(port: number) {
  const visits = { count: 0 };
  return async (page: string) => {
    visits.count += 1;
    const address = `10.88.${Math.floor(visits.count / 250)}.${visits.count % 250}`;
    const headers = {
      host: `sk.localhost:${port}`,
      'x-forwarded-for': address,
      'x-forwarded-host': `sk.localhost:${port}`,
    };
    const askedAt = Date.now();
    const response = await fetch(`http://127.0.0.1:${port}${page}`, { headers });
    return { askedAt, status: response.status, html: await response.text() };
  };
}

async function visitUntil<View>(isOver: () => boolean, visit: () => Promise<View>): Promise<View[]> {
  const views: View[] = [];
  while (!isOver()) {
    views.push(await visit());
    await pause(20);
  }
  return views;
}
