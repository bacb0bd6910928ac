import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

/** A desktop of 1280 × 1024 at 400 % zoom, and a phone on its side. */
const windows = [
  { width: 320, height: 256, most: 0.3 },
  { width: 844, height: 390, most: 0.35 },
];

for (const { width, height, most } of windows) {
  test(`in a window of ${width} × ${height} what stays in its place while one reads leaves most of it`, {
    tag: '@wide',
  }, async ({ page, shop }) => {
    const buyer = new Buyer(shop, 'sk');
    await buyer.haveCart();
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/c/kabaty', '/p/vlneny-kabat-s-opaskom', '/cart', '/checkout']) {
      await shop.open('sk', path);
      if (path === '/checkout') await buyer.giveEmail();
      await page.mouse.wheel(0, 300);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(shareOfBars), { message: path }).toBeLessThanOrEqual(most);
    }
  });
}

/** The share of the window's height, along its middle, that fixed and sticky parts cover. */
function shareOfBars() {
  const stays = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
  const rows = Array.from({ length: innerHeight }, (_, y) => y);
  return rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y))).length / innerHeight;
}
