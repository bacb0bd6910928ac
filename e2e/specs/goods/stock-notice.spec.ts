import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

test('the text and the button of the stock notice dialog are as wide as its field (P11)', async ({ page, shop }) => {
  await shop.open('hu', '/p/megkotos-gyapjukabat');
  await page
    .getByRole('group', { name: /^Méret/ })
    .getByText(/^46/)
    .click();
  await page.getByRole('button', { name: 'Értesítést kérek, ha újra lesz' }).first().click();

  const dialog = page.getByRole('dialog', { name: 'Értesítés, ha újra raktáron van' });
  const widthOf = async (part: ReturnType<typeof dialog.locator>) => Math.round((await part.boundingBox())?.width ?? 0);
  const field = await widthOf(dialog.getByRole('textbox'));
  expect(await widthOf(dialog.getByText(/Egyetlen e-\u2060?mailt küldünk/))).toBe(field);
  expect(await widthOf(dialog.getByRole('button', { name: 'Értesítést kérek' }))).toBe(field);
  await inspectPage(page, 'stock-notice-hu', { mayMove: true });
});
