import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { barButton } from '../../open-step.ts';
import type { Country } from '../../shop.ts';
import { touchingTexts, useFontSize } from '../../touching-texts.ts';

const SIZES = [20, 24, 32];
const WIDTHS = [1440, 1024, 390];

/** A list, and a product with a long name. */
const pages: Record<Country, string[]> = {
  pl: ['/', '/c/kobiety'],
  sk: ['/', '/c/kabaty', '/p/vlneny-kabat-s-opaskom'],
  hu: ['/', '/c/ruhak', '/p/megkotos-gyapjukabat'],
  ro: ['/', '/p/palton-din-lana-cu-cordon'],
  ua: ['/', '/c/rasprodazha'],
};

/** The widths and sizes at which the most parts have their widest words, tested every day in the language with the longest ones. */
const isDaily = (country: Country, width: number, size: number) =>
  country === 'hu' && (width === 390 ? size !== 20 : width === 1024 && size === 24);

for (const country of Object.keys(pages) as Country[]) {
  for (const width of WIDTHS) {
    for (const size of SIZES) {
      test(`with browser type of ${size} px no text of ${country} touches another one at ${width} px`, {
        tag: isDaily(country, width, size) ? ['@wide'] : ['@wide', '@full'],
      }, async ({ page, shop }) => {
        await page.setViewportSize({ width, height: 900 });
        await useFontSize(page, size);
        for (const path of pages[country]) {
          await shop.open(country, path);
          await page.evaluate(() => document.fonts.ready);
          expect.soft(await touchingTexts(page), path).toEqual([]);
        }
      });
    }
  }
}

test('with larger type the steps of the checkout fold at the width at which its styles are those of phones', {
  tag: '@wide',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await page.setViewportSize({ width: 1100, height: 900 });
  await useFontSize(page, 20);
  await shop.open('sk', '/checkout');
  await buyer.giveEmail();

  await expect(barButton(page)).toBeVisible();
  await expect(page.locator('details', { has: page.getByText('Vaša objednávka') })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Vaša objednávka' })).toBeHidden();
});
