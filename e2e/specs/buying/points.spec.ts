import type { Locator, Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { type PointTexts, pointTexts as texts } from '../../point-texts.ts';
import type { Country } from '../../shop.ts';

const showMap = 'Zväčšiť mapu';
const nameOfMap = 'Mapa výdajných miest';
/** The label of a group of points on the map. */
const many = /priblížiť$/;

const listOf = (page: Page, { list }: PointTexts) => page.getByRole('list', { name: list });
const press = (radio: Locator) => radio.locator('xpath=ancestor::label').click();
const openPoints = (page: Page, { group }: PointTexts) => press(page.getByRole('radio', { name: group }));

async function openCheckout(buyer: Buyer) {
  await buyer.haveCart();
  await buyer.shop.open(buyer.country, '/checkout');
  await buyer.giveEmail();
}

/** Presses groups until a single point is visible, and then that point. */
async function openPin(page: Page, map: Locator) {
  const pins = map.locator('button[aria-pressed]:has(svg > path)');
  await expect(map.getByRole('button', { name: many }).or(pins).first()).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  for (let tries = 0; tries < 12; tries += 1) {
    const seen = await pins.evaluateAll((all) => {
      const frame = all[0]?.closest('[role=group]')?.getBoundingClientRect();
      return all.findIndex((pin) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        if (!frame || left < frame.left || right > frame.right - 70 || top < frame.top || bottom > frame.bottom)
          return false;
        return pin.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    });
    if (seen >= 0) return pins.nth(seen).click();
    // The group may be gone meanwhile, because the map moves to the first points of the list.
    await map
      .getByRole('button', { name: many })
      .first()
      .press('Enter', { timeout: 2000 })
      .catch(() => undefined);
    await page.waitForTimeout(1200);
  }
  throw new Error('No point stands alone');
}

for (const country of Object.keys(texts) as Country[]) {
  test(`in ${country} every delivery method can be chosen, and the confirmation shows the pick-up point (J4, J5, J9, J12, N1)`, {
    // The daily run has the country with the most operators, and the one with another script.
    tag: country === 'pl' || country === 'ua' ? ['@wide'] : ['@wide', '@full'],
  }, async ({ page, shop }) => {
    test.slow();
    const buyer = new Buyer(shop, country);
    const words = texts[country];
    await buyer.beReadyToOrder();

    const kinds = page.getByRole('group', { name: words.delivery }).getByRole('radio').and(page.locator(':enabled'));
    for (const kind of await kinds.all()) {
      if (!(await kind.isChecked())) await press(kind);
      await expect(kind).toBeChecked();
    }
    await openPoints(page, words);
    const points = listOf(page, words).getByRole('listitem');
    // The first two filters are 24/7 and payment on the spot.
    for (const operator of (await page.getByRole('group', { name: words.filters }).getByRole('button').all()).slice(
      2,
    )) {
      await operator.click();
      await expect(operator).toHaveAttribute('aria-pressed', 'true');
      await buyer.seeTotal();
      const choose = points.first().getByRole('button', { name: words.choose });
      await choose.click();
      await expect(choose).toHaveAttribute('aria-pressed', 'true');
      await operator.click();
      await expect(operator).toHaveAttribute('aria-pressed', 'false');
      await buyer.seeTotal();
    }
    // A point that accepts payment on the spot, so that the order needs no bank.
    const office = points.filter({ hasText: words.city }).filter({ hasText: words.takesMoney }).first();
    const name = (await office.locator('span').first().textContent()) ?? '';
    const choose = office.getByRole('button', { name: words.choose });
    if ((await choose.getAttribute('aria-pressed')) === 'false') await choose.click();
    await expect(choose).toHaveAttribute('aria-pressed', 'true');
    // A point that requires prepayment may have reset the payment; that is known when the server has answered.
    await buyer.seeTotal();
    const cash = page.getByRole('radio', { name: buyer.texts.cashOnDelivery });
    if (!(await cash.isChecked())) await press(cash);
    await expect(cash).toBeChecked();
    await buyer.seeTotal();
    await buyer.placeOrder();

    await buyer.expectThanks();
    const place = page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.locator('address', { hasText: name }) })
      .last();
    await expect(place.getByRole('link').last()).toHaveAttribute('href', /maps\/search\/\?api=1&query=[\d.]+,[\d.]+$/);
    await expect(place.getByRole('heading')).toBeVisible();
  });
}

test('a pick-up point is chosen on the map, beside the list, or above it and in a dialog on a phone (J10)', async ({
  page,
  shop,
}, { project }) => {
  test.slow();
  const buyer = new Buyer(shop, 'sk');
  const words = texts.sk;
  const maps: string[] = [];
  page.on('request', (request) => {
    if (/engine-|points_map|basemap|map-sk/.test(request.url())) maps.push(request.url());
  });
  await openCheckout(buyer);
  if (shop.isPhone) await buyer.typeContact();
  await buyer.openStep('delivery');
  await expect(page.getByRole('radio', { name: words.group })).toBeAttached();
  expect(maps).toEqual([]);
  await openPoints(page, words);
  await expect(listOf(page, words).getByRole('listitem').first()).toBeVisible();
  if (shop.isPhone) {
    await page.getByRole('button', { name: showMap }).click();
    await expect(page.getByRole('group', { name: nameOfMap })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.getByRole('button', { name: showMap }).click();
  }
  const map = page.getByRole('group', { name: nameOfMap });

  await openPin(page, map);
  const card = map.getByRole('region').last();
  await expect(card).toBeFocused();
  // Pins are at the points' positions, so they may overlap (WCAG 2.5.8: essential); the list has all points.
  await inspectPage(page, `points-map-${project.name}`, { mayMove: true, exempt: ['target-size'] });
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: words.choose }).click();

  if (shop.isPhone) await expect(page.getByRole('dialog')).toBeHidden();
  const lists = page.getByRole('listitem').filter({ has: page.locator('button[aria-pressed=true]') });
  await expect(lists).toHaveCount(1);
  await expect(lists).toContainText(name);
  await inspectPage(page, `points-list-${project.name}`, { mayMove: true, exempt: ['target-size'] });
});

test('in the delivery-only view, pick-up points are searched, filtered, opened and chosen by keyboard (J1, J11, J12)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  const words = texts.sk;
  await buyer.haveCart();
  await shop.open('sk', '/checkout?single');
  await page.getByRole('radio', { name: words.group }).focus();
  await page.keyboard.press('Space');
  const field = page.getByRole('textbox', { name: 'Mesto, ulica alebo PSČ' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('kosice');
  await page.keyboard.press('Enter');
  const item = listOf(page, words).getByRole('listitem').first();
  await expect(item).toContainText('Košice');

  await page.getByRole('button', { name: '24/7' }).focus();
  await page.keyboard.press('Enter');
  await expect(item).toContainText('24/7');
  await item.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(item.getByText('Telefón')).toBeVisible();
  const choose = item.getByRole('button', { name: words.choose });
  for (let stop = 0; stop < 4; stop += 1) {
    if (await choose.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choose).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Enter');
  await expect(choose).toHaveAttribute('aria-pressed', 'false');
  const goOn = page.getByRole('button', { name: 'Pokračovať v objednávke' });
  await goOn.press('Enter');
  await expect(page.getByRole('link', { name: 'Výdajné miesto' })).toBeVisible();
  await inspectPage(page, 'single-delivery', { mayMove: true, exempt: ['target-size'] });
  await choose.press('Enter');
  await goOn.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(buyer.field(buyer.texts.email)).toBeVisible();
});
