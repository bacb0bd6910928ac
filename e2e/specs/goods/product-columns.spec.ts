import { expect, test } from '../../fixtures.ts';

const COAT = '/p/vlneny-kabat-s-opaskom';

/** Runs in the page: the pictures, and the panel beside them. */
function columns() {
  let panel = document.querySelector('main h1')?.parentElement;
  while (panel && getComputedStyle(panel).position !== 'sticky') panel = panel.parentElement;
  const pictures = panel?.previousElementSibling?.getBoundingClientRect();
  const box = panel?.getBoundingClientRect();
  if (!pictures || !box) throw new Error('There are no two columns');
  return { pictures: { top: pictures.top, bottom: pictures.bottom }, panel: { top: box.top, bottom: box.bottom } };
}

for (const width of [1024, 1280, 1440, 1920]) {
  test(`at ${width} px a product page has no hole: the pictures reach the end of the panel beside them, which stays in view (P11)`, {
    tag: width === 1280 ? ['@wide'] : ['@wide', '@full'],
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [COAT, '/p/drevena-servirovacia-doska']) {
      await shop.open('sk', path);
      const { pictures, panel } = await page.evaluate(columns);
      expect(pictures.bottom - pictures.top).toBeGreaterThanOrEqual((panel.bottom - panel.top) * 0.9);

      await page.evaluate((top) => window.scrollTo(0, top), pictures.bottom - 900);
      await expect.poll(async () => (await page.evaluate(columns)).panel.bottom).toBeGreaterThan(700);
    }
  });
}

test('the first screen of a phone shows picture, name and price, and a bar with the action of the button below it (P11)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  await shop.open('sk', COAT);
  const action = page.getByRole('button', { name: 'Vybrať veľkosť' });
  const bar = await action.boundingBox();
  const price = await page.getByRole('main').getByText('89,99').first().boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

  await page.getByRole('button', { name: 'Pridať do košíka' }).first().scrollIntoViewIfNeeded();
  await expect(action).toBeHidden();
});
