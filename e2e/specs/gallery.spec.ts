import process from 'node:process';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Country } from '../shop.ts';

const countries: Country[] = ['pl', 'sk', 'hu', 'ro', 'ua'];

async function openGallery(page: Page, country: Country, scheme = 'light') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${process.env.GALLERY_PORT}/?country=${country}&scheme=${scheme}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

async function expectNoFindings(page: Page, part = 'body') {
  // Without frames: one page less is opened for every look.
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)).toEqual([]);
}

test.beforeEach(({ watch }) => {
  // One picture is missing on purpose.
  watch.expect(/404.*missing\/front/);
});

for (const country of countries) {
  test(`every primitive can be used by everyone, in the language of ${country}`, async ({ page }) => {
    await openGallery(page, country);

    await expectNoFindings(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`what stands before the page opens, closes and gives the focus back, in the language of ${country}`, async ({
    page,
  }) => {
    await openGallery(page, country);
    const openers = page.locator('button[aria-haspopup="dialog"]');
    const dialog = page.getByRole('dialog');
    expect(await openers.count()).toBeGreaterThan(0);

    for (const opener of await openers.all()) {
      await opener.click();
      await expect(dialog).toBeInViewport({ ratio: 1 });
      if (country === 'sk') await expectNoFindings(page, 'dialog[open]');
      await dialog.getByRole('button').last().click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
}

test('no primitive paints past the roles: a dark scheme has its contrasts, too', async ({ page }) => {
  await openGallery(page, 'sk', 'dark');
  await expectNoFindings(page);
});
