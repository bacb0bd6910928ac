import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import type { Country } from '../../shop.ts';
import { swipe } from '../../swipe.ts';

const COAT = '/p/vlneny-kabat-s-opaskom';

test('product pictures can be enlarged, changed, zoomed and scrolled by keyboard', { tag: '@wide' }, async ({
  page,
  shop,
}) => {
  await shop.open('sk', COAT);
  const opener = page.getByRole('link', { name: /zväčšiť/ }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Vlnený kabát s opaskom' });
  await expect(dialog.getByRole('status')).toHaveText('Obrázok 1 z 3');
  await inspectPage(page, 'product-zoom');

  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Obrázok 2 z 3');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('Obrázok 1 z 3');

  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Zmenšiť' })).toBeVisible();
  const pane = dialog.locator(':focus');
  const before = await pane.evaluate((element) => element.scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => pane.evaluate((element) => element.scrollTop)).toBeGreaterThan(before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a click zooms into the clicked part of a picture, and a mouse drag moves it', { tag: '@wide' }, async ({
  page,
  shop,
}) => {
  await shop.open('sk', COAT);
  await page
    .getByRole('link', { name: /zväčšiť/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const box = await dialog.getByRole('img').first().boundingBox();
  if (!box) throw new Error('The picture is not there');

  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.9);
  const pane = dialog.locator(':focus');
  const place = () =>
    pane.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollTop / (scrollHeight - clientHeight));
  expect(await place()).toBeGreaterThan(0.9);

  await page.mouse.move(700, 300);
  await page.mouse.down();
  await page.mouse.move(700, 500, { steps: 5 });
  await page.mouse.up();
  expect(await place()).toBeLessThan(0.9);
  await expect(dialog.getByRole('button', { name: 'Zmenšiť' })).toBeVisible();
});

test('on a phone the pictures scroll sideways, and a tap enlarges one', { tag: '@narrow' }, async ({ page, shop }) => {
  await shop.open('sk', COAT);
  const pictures = page.getByRole('list', { name: 'Obrázky výrobku' });
  await expect(page.getByText('1 / 5')).toBeVisible();
  await pictures.evaluate((list) => list.parentElement?.scrollBy({ left: list.clientWidth, behavior: 'instant' }));
  await expect(page.getByText('2 / 5')).toBeVisible();

  await page
    .getByRole('link', { name: /zväčšiť/ })
    .nth(1)
    .tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('Obrázok 2 z 3');
  await dialog.getByRole('img').nth(1).tap({ force: true });
  await expect(dialog.getByRole('button', { name: 'Zmenšiť' })).toBeVisible();
});

test('once Swiper is loaded, swipes and arrow keys still change the picture', { tag: '@narrow' }, async ({
  page,
  shop,
}) => {
  await shop.open('sk', COAT);
  const pictures = page.getByRole('list', { name: 'Obrázky výrobku' });
  const before = await pictures.getByRole('listitem').first().boundingBox();
  await pictures.focus();
  await expect(page.locator('[data-swiper]').filter({ has: pictures })).toBeVisible();
  expect(await pictures.getByRole('listitem').first().boundingBox()).toEqual(before);

  // Further than half a picture: a slow swipe, as on a busy machine, does not count below that.
  await swipe(page, { x: [350, 340, 260, 180, 100, 40], y: 300 });
  await expect(page.getByText('2 / 5')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await pictures.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 / 5')).toBeVisible();
});

test('a product added to the cart is shown in a dialog, which returns the focus when closed', {
  tag: '@once',
}, async ({ page, shop }) => {
  await shop.open('sk', COAT);
  await page
    .getByRole('group', { name: /^Veľkosť/ })
    .getByText('38', { exact: true })
    .click();
  const buy = page.getByRole('button', { name: 'Pridať do košíka' }).and(page.locator(':visible')).first();
  await buy.click();

  const drawer = page.getByRole('dialog', { name: 'V košíku' });
  await expect(drawer.getByText('béžová, veľkosť 38')).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await inspectPage(page, 'product-added', { mayMove: true });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(buy).toBeFocused();
});

test('the small colour pictures are loaded from 240 px files', { tag: '@wide' }, async ({ page, shop }) => {
  await shop.open('sk', COAT);
  const sourcesOf = (locator: ReturnType<typeof page.locator>) =>
    locator.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

  // The first picture is shown large beside them, and the same file is used for both.
  const [, ...others] = await sourcesOf(page.getByRole('group', { name: /^Farba/ }));
  expect(others.length).toBeGreaterThan(1);
  for (const source of others) expect(source).toMatch(/-240\.avif$/);
});

test('the size table and further reviews open without leaving the page', async ({ page, shop }) => {
  await shop.open('hu', '/p/megkotos-gyapjukabat');
  await shop.mark();
  await page.getByRole('button', { name: 'Mérettáblázat' }).click();
  await expect(page.getByRole('dialog').getByRole('table').getByRole('row')).toHaveCount(8);
  await inspectPage(page, 'size-table-hu');
  await page.keyboard.press('Escape');

  const reviews = page.getByRole('region', { name: 'Értékelések' });
  await expect(reviews.locator('time')).toHaveCount(3);
  await reviews.getByRole('button', { name: /^További/ }).click();
  await expect(reviews.locator('time')).not.toHaveCount(3);
  await expect(reviews.locator('li:focus')).toHaveCount(1);
  expect(await shop.isMarked()).toBe(true);
});

const sales: Record<Country, string> = {
  pl: '/c/wyprzedaz',
  sk: '/c/vypredaj',
  hu: '/c/kiarusitas',
  ro: '/c/reduceri',
  ua: '/c/rasprodazha',
};

const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

/** Runs in the page. */
const readPrices = (cards: Element[]) =>
  cards.map((card) => {
    const textOf = (name: string) => card.querySelector(name)?.textContent ?? '';
    return { text: card.textContent ?? '', old: textOf('s'), paid: textOf('ins') };
  });

const SOLD_OUT = 'Wyprzedane|Vypredané|Elfogyott|Stoc epuizat|Распродано';

for (const [country, path] of Object.entries(sales) as [Country, string][]) {
  test(`in ${country} every struck price is labelled as the lowest of 30 days, and the discount is calculated from it`, {
    tag: country === 'sk' ? '@once' : '@full',
  }, async ({ page, shop }) => {
    await shop.open(country, path);
    // Evaluated at once, because a list has 48 of them.
    const cards = await page.getByRole('main').getByRole('article').evaluateAll(readPrices);
    expect(cards.length).toBeGreaterThan(3);
    for (const { text, old, paid } of cards) {
      expect(text).toMatch(new RegExp(`30.*${old.replace(/\s/g, '\\s')}`));
      const percent = Math.floor((1 - amount(paid) / amount(old)) * 100);
      // There is one badge: an unavailable product shows that instead of its discount.
      expect(text).toMatch(new RegExp(`−${percent}|${SOLD_OUT}`));
    }
  });
}

test('the buy button is in the first view of a small laptop, even below long names and three rows of sizes (P11)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  // The notice of Romania is closed, as on all visits after the first one.
  await page.context().addCookies([{ name: 'closed-notice-desktop', value: '1', url: 'http://ro.localhost' }]);
  for (const [country, path, name] of [
    ['sk', COAT, 'Pridať do košíka'],
    ['hu', '/p/megkotos-gyapjukabat', 'Kosárba'],
    ['ro', '/p/blugi-cu-petice-la-genunchi-pentru-copii', 'Adaugă în coș'],
  ] as const) {
    await shop.open(country, path);
    await expect(page.getByRole('button', { name, exact: false }).first()).toBeInViewport({ ratio: 1 });
  }
});
