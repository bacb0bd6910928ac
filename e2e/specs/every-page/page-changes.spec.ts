import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

for (const [reducedMotion, faded] of [
  ['no-preference', '/checkout'],
  ['reduce', null],
] as const)
  test(`a page within the document fades in with motion: ${reducedMotion}, and the first one is there at once`, {
    tag: '@once',
  }, async ({ page, shop }) => {
    const buyer = new Buyer(shop, 'ro');
    await buyer.haveCart();
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('transitionrun', ({ target, propertyName }) => {
        const isPart = (target as Element).parentElement?.id === 'main';
        if (isPart && propertyName === 'opacity') document.documentElement.dataset.faded = location.pathname;
      });
    });
    const html = page.locator('html');
    await page.goto(shop.address('ro', '/cart'));
    await shop.whenReady();
    await expect(html).not.toHaveAttribute('data-faded');

    await page.locator('main a[href="/checkout"]:visible').click();

    await expect(page).toHaveURL(/\/checkout$/);
    if (faded) await expect(html).toHaveAttribute('data-faded', faded);
    else await expect(html).not.toHaveAttribute('data-faded');
  });
