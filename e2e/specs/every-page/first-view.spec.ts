import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

const widths = [360, 480, 600, 719, 720, 960, 1040, 1339, 1440, 1920];

for (const country of ['pl', 'sk', 'hu', 'ro', 'ua'] as const) {
  test(`the hero text overlaps neither the pictured products nor itself at any width, in the language of ${country} (B1)`, {
    // Romanian has the longest title, Slovak the longest text.
    tag: country === 'ro' || country === 'sk' ? ['@wide'] : ['@wide', '@full'],
  }, async ({ page, shop }) => {
    await shop.open(country);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findTouched), `${width} px`).toEqual([]);
    }
  });
}

/** Words of the opener that overlap the visible part of a picture, its edge, or each other. */
async function findTouched(): Promise<string[]> {
  const hero = document.querySelector('main h1')?.closest('section');
  if (!hero) return ['no opener'];
  await document.fonts.ready;
  const parts = [...hero.querySelectorAll('h1, p, a')].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = element.matches('a') ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    return { words: element.textContent ?? '', boxes };
  });
  const pictures = await Promise.all(
    [...hero.querySelectorAll('img')].filter((image) => image.checkVisibility()).map(draw),
  );

  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  return parts.flatMap(({ words, boxes }, index) =>
    boxes.flatMap((box) => [
      ...(box.left < 0 || box.right > innerWidth ? [`${words}: over the edge`] : []),
      ...(pictures.some((shows) => shows(box)) ? [`${words}: over goods`] : []),
      ...parts
        .slice(index + 1)
        .flatMap((other) => (other.boxes.some((one) => isOver(box, one)) ? [`${words}: over ${other.words}`] : [])),
    ]),
  );

  /** Whether a box contains visible pixels of a cut-out picture; shadows are lighter than products. */
  async function draw(image: HTMLImageElement) {
    await image.decode();
    const { left, top, width, height } = image.getBoundingClientRect();
    const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0, width, height);
    return (box: DOMRect): boolean => {
      const [from, to] = [Math.max(box.left - left, 0), Math.min(box.right - left, width)];
      const [upper, lower] = [Math.max(box.top - top, 0), Math.min(box.bottom - top, height)];
      if (!context || to - from < 1 || lower - upper < 1) return false;
      const { data } = context.getImageData(from, upper, to - from, lower - upper);
      return data.some((value, place) => place % 4 === 3 && value > 128);
    };
  }
}

test('on a phone the app banner is shown from the second page of a visit on until it is closed, and the strip is a line of 32 px from the second page of a visit on, which opens again (B1, D8, D9)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  const offer = page.getByRole('complementary', { name: 'Aplikácia ODETA' });
  const line = page.getByRole('button', { name: 'Zľava 15 % na celý nákup s kódom SVETER15' });
  const code = page.getByRole('button', { name: 'Kopírovať kód SVETER15' });
  await shop.open('sk');
  await expect(line).toBeHidden();
  await expect(code).toBeVisible();
  await expect(offer).toBeHidden();

  await shop.open('sk', '/search/kabat/');
  await expect(code).toBeHidden();
  await offer.getByRole('button').click();
  await expect(offer).toBeHidden();
  const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  expect(top).toBeLessThanOrEqual(120 + 32);

  await line.click();
  await expect(line).toBeHidden();
  await expect(code).toBeFocused();
  await shop.open('sk', '/c/kabaty');
  await expect(offer).toBeHidden();
  await expect(line).toBeVisible();
});

test('a printed product page has no header, footer or buy controls, and its sections are expanded (P11)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.findJumper();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(buyer.addButton()).toBeHidden();
  await expect(page.getByRole('group', { name: 'Počet kusov' })).toBeHidden();
  for (const fold of await page.locator('main details > div').all()) await expect(fold).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('paper.png'), fullPage: true });
});
