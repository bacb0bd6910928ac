import { expect, test } from '../../fixtures.ts';
import type { Country } from '../../shop.ts';

const dresses: Record<Country, [path: string, table: string]> = {
  pl: ['/c/sukienki', 'Tabela rozmiarów'],
  sk: ['/c/saty', 'Tabuľka veľkostí'],
  hu: ['/c/ruhak', 'Mérettáblázat'],
  ro: ['/c/rochii', 'Tabel de mărimi'],
  ua: ['/c/platya', 'Таблица размеров'],
};

for (const [country, [path, title]] of Object.entries(dresses) as [Country, [string, string]][]) {
  test(`the size table of a dress of ${country} fits into 320 px without scrolling (P16)`, { tag: '@narrow' }, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.open(country, path);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.getByRole('button', { name: title }).click();
    const table = page.getByRole('dialog').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(5);

    const hidden = await table.locator('xpath=..').evaluate((view) => view.scrollWidth - view.clientWidth);

    expect(hidden).toBe(0);
  });
}

test('the size table with the longest words fits into the phone’s width on the help page, too (P16)', {
  tag: '@once',
}, async ({ page, shop }) => {
  await shop.open('hu', '/pomoc/merettablazatok/');
  const view = page.getByRole('table').first().locator('xpath=..');

  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const hidden = () => view.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(hidden, `${width} px`).toBe(0);
  }
});

test('the columns of size tables have the letters of the figure from 390 px on (P16)', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('sk', '/pomoc/tabulky-velkosti/');
  const column = page.getByRole('columnheader', { name: 'Obvod hrudníka' }).first();
  await expect(column).toHaveText('A Obvod hrudníka', { useInnerText: true });

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(column).toHaveText('Obvod hrudníka', { useInnerText: true });
});
