import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

/** Lets each page note how it was joined to the one before. */
const noteChanges = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.joined = String(viewTransition !== null);
    });
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const isPart = (target as Element).parentElement?.id === 'main';
      if (isPart && propertyName === 'opacity') document.documentElement.dataset.faded = location.pathname;
    });
  });

for (const [reducedMotion, isJoined] of [
  ['no-preference', 'true'],
  ['reduce', 'false'],
] as const)
  test(`the next document is joined to the one before: ${isJoined}, with motion: ${reducedMotion}`, {
    tag: '@once',
  }, async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion });
    await noteChanges(page);
    await page.goto(shop.address('hu'));
    await shop.whenReady();

    await page.locator('main a[href^="/c/"]:visible').first().click();

    await expect(page).toHaveURL(/\/c\//);
    await expect(page.locator('html')).toHaveAttribute('data-joined', isJoined);
  });

test('a page within the document fades in, and the first one is there at once', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'ro');
  await buyer.haveCart();
  await noteChanges(page);
  await page.goto(shop.address('ro', '/cart'));
  await shop.whenReady();
  await expect(page.locator('html')).not.toHaveAttribute('data-faded');

  await page.locator('main a[href="/checkout"]:visible').click();

  await expect(page.locator('html')).toHaveAttribute('data-faded', '/checkout');
});
