import type { Locator, Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { contactNames } from '../../contact-names.ts';
import { expect, test } from '../../fixtures.ts';

/** More tab stops than any page has. */
const STOPS = 150;

/** Runs in the page. */
const lookAt = (element: Element) => ({
  isStale: !element.isConnected,
  hasFocus: element === document.activeElement,
  canSkip: document.activeElement?.getAttribute('href') === '#main',
});

/** Presses Tab until the target has the focus; the first link of a page skips its menus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  // Queried again only if React has replaced the element, because a query by role reads the whole page.
  let element = await target.elementHandle();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    let seen = await element?.evaluate(lookAt);
    if (!seen || seen.isStale) {
      element = await target.elementHandle();
      seen = await element?.evaluate(lookAt);
    }
    if (seen?.hasFocus) return;
    if (seen?.canSkip) await page.keyboard.press('Enter');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Tab stops once at a group without a selection: at its first option. */
async function chooseByArrows(page: Page, choice: Locator) {
  const group = page.getByRole('group').filter({ has: choice });
  await tabTo(page, group.getByRole('radio').first());
  for (let step = 0; step < 5 && !(await choice.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(choice).toBeChecked();
}

test('an order is placed by keyboard alone', async ({ page, shop }) => {
  test.slow();
  const buyer = new Buyer(shop, 'sk');
  const { texts } = buyer;
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };

  await shop.open('sk');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Prejsť na obsah' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const link of buyer.wayToJumper()) {
    const before = page.url();
    await press(link);
    await expect(page).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/\/p\//);
  await shop.whenReady();

  await tabTo(page, page.getByRole('group', { name: texts.color }).getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: texts.color }).getByRole('radio').nth(1)).toBeChecked();
  await press(page.getByRole('group', { name: texts.size }).getByRole('radio').first(), 'Space');
  await press(buyer.addButton());
  await press(page.getByRole('link', { name: texts.toCart }));
  await expect(page.getByRole('heading', { level: 1, name: texts.cart })).toBeVisible();
  await shop.whenReady();

  await press(page.getByRole('checkbox', { name: texts.select }), 'Space');
  await press(page.getByRole('checkbox', { name: texts.select }), 'Space');
  await expect(page.getByRole('checkbox', { name: texts.select })).toBeChecked();
  await buyer.seeTotal();
  await press(buyer.orderLink());
  await expect(page.getByRole('heading', { level: 1, name: texts.checkout })).toBeVisible();

  const type = async (label: RegExp, value: string) => {
    await tabTo(page, buyer.field(label));
    await page.keyboard.type(value);
  };
  await type(texts.email, 'keyboard@example.sk');
  await page.keyboard.press('Enter');
  // The step closes when the server has accepted the e-mail address; fields typed before may lose the focus.
  await expect(buyer.field(texts.email)).toBeHidden();
  const isContact = ([, , name]: readonly [RegExp, string, string]) => contactNames.has(name);
  for (const [label, value] of texts.address.filter(isContact)) await type(label, value);
  const courier = page.getByRole('radio', { name: texts.courier });
  await chooseByArrows(page, courier);
  await page.keyboard.press('Space');
  await expect(courier).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(courier).toBeChecked();
  await expect(page.getByRole('radio', { name: texts.cashOnDelivery })).toBeVisible();
  for (const [label, value] of texts.address.filter((one) => !isContact(one))) await type(label, value);
  await buyer.seeTotal();
  await chooseByArrows(page, page.getByRole('radio', { name: texts.cashOnDelivery }));
  await press(page.getByRole('checkbox', { name: texts.terms }), 'Space');
  await press(page.getByRole('checkbox', { name: texts.privacy }), 'Space');
  await buyer.seeTotal();
  await press(page.getByRole('button', { name: texts.placeOrder }).and(page.locator(':visible')).first());

  await buyer.expectThanks();
});

test('invalid input moves the focus to the field or the error summary, and the typed value stays', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'hu');
  await buyer.haveCart();
  await shop.open('hu', '/checkout');
  await buyer.field(buyer.texts.email).fill('nem cím');
  await page.keyboard.press('Enter');
  await expect(buyer.field(buyer.texts.email)).toBeFocused();
  await expect(buyer.field(buyer.texts.email)).toHaveValue('nem cím');
  await expect(buyer.field(buyer.texts.email)).toHaveAttribute('aria-invalid', 'true');
  await buyer.giveEmail();
  await buyer.placeOrder();

  const summary = page.getByRole('main').getByRole('alert').first();
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link').first());
  await page.keyboard.press('Enter');

  const [wrong] = buyer.texts.address[0] ?? [];
  await expect(buyer.field(wrong ?? /^$/)).toBeFocused();
  await expect(buyer.field(wrong ?? /^$/)).toHaveAttribute('aria-invalid', 'true');
});
