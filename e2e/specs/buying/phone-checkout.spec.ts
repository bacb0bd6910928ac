import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { barButton } from '../../open-step.ts';
import { pointTexts } from '../../point-texts.ts';
import { lateFiles } from '../../slow-line.ts';
import { jumpsOf, placesOf, watchJumps } from '../../watch-jumps.ts';

/** The bar at the lower edge covers what is just scrolled below it. */
const inspected = { mayMove: true, exempt: ['target-size'] };

/** Milliseconds after which a movement is not explained by the press before it. */
const LATE = 900;

test('on a phone done steps fold while a guest goes on with the keyboard, nothing jumps, and Back leaves only what is open', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.giveEmail();
  await expect(buyer.field(/^Meno/)).toBeFocused();
  await page.evaluate(watchJumps);

  for (const text of ['Jana', 'Hrušková', '905123456']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  const contact = page.getByRole('region', { name: 'Kontakt' });
  await expect(page.getByRole('heading', { name: 'Doručenie' })).toBeFocused();
  await expect(contact).toContainText(/Jana Hrušková, 905\s123\s456, buyer-sk@example\.com/);
  await inspectPage(page, 'checkout-phone-delivery', inspected);

  await page.getByRole('radio', { name: pointTexts.sk.group }).locator('xpath=ancestor::label').click();
  const { list, choose } = pointTexts.sk;
  await page.getByRole('list', { name: list }).getByRole('button', { name: choose }).first().click();
  await buyer.seeTotal();
  await page.getByRole('button', { name: 'Zväčšiť mapu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(barButton(page)).toHaveText('Sem doručiť');
  // The answer to the suggested payment arrives so late that what it moves is counted.
  await lateFiles(page, '**/api/checkout/payment', LATE);
  await barButton(page).click();

  await expect(page.getByRole('heading', { name: 'Platba' })).toBeFocused();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Návrh: platba bez príplatku')).toBeVisible();
  await buyer.payBy(buyer.texts.card);
  await inspectPage(page, 'checkout-phone-payment', inspected);
  await barButton(page).click();
  await expect(page.getByRole('checkbox', { name: buyer.texts.terms })).toBeFocused();
  expect(await jumpsOf(page)).toEqual([]);

  await contact.getByRole('button', { name: 'Zmeniť: Kontakt' }).click();
  await buyer.field(/^Meno/).fill('Zuzana');
  await barButton(page).click();
  await expect(contact).toContainText('Zuzana Hrušková');
  await expect(barButton(page)).toHaveText(buyer.texts.placeOrder);
});

test('a suggested delivery and its point move nothing when they arrive late', { tag: '@narrow' }, async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await buyer.register('suggested@example.com');
  await page.addInitScript(watchJumps);
  await shop.open('sk', '/');
  await lateFiles(page, '**/api/checkout/shipping*', LATE);
  await shop.open('sk', '/checkout');

  await expect(page.getByText('Návrh: najbližšie otvorené miesto')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iné miesto' })).toBeVisible();
  await buyer.seeTotal();

  expect(await jumpsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Iné miesto' }).press('Enter');
  await expect(
    page.getByRole('list', { name: pointTexts.sk.list }).getByRole('button', { pressed: true }),
  ).toBeVisible();
});

test('on a phone the order is one line until the last step, where goods, costs and the contract stand in full (P16)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.giveEmail();
  const line = page.locator('details', { has: page.getByText('Vaša objednávka') });
  const panel = page.getByRole('complementary', { name: 'Vaša objednávka' });
  await expect(panel).toBeHidden();
  await line.locator('summary').first().click();
  await expect(line.getByText('Zatiaľ spolu')).toBeVisible();
  await expect(line.getByText('Mám zľavový kód alebo poukaz')).toBeVisible();

  await buyer.typeContact();
  await buyer.deliverByCourier();
  await expect(line.getByText('Spolu s DPH')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Spolu \d/ })).toBeAttached();
  await buyer.typeAddress();
  await buyer.payBy(buyer.texts.cashOnDelivery);

  await expect(panel.getByText('Spolu s DPH')).toBeVisible();
  await expect(panel).toContainText(/kúpnu\szmluvu.*14\sdní\sna\sodstúpenie/);
  await expect(panel).toContainText(/Kuriér.*Jana\sHrušková/);
  await expect(line.getByText('Spolu s DPH')).toBeHidden();
});

test('a checkout that waits for its data has its title and first step where they stay, below the line of the order', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  const answer = await lateFiles(page, '**/api/checkout/checkout-init**', LATE * 100);
  await shop.open('sk', '/cart');
  await buyer.goToCheckout();
  const title = page.getByRole('heading', { level: 1, name: buyer.texts.checkout });
  await expect(page.locator('[aria-busy="true"]').filter({ has: title })).toBeVisible();
  const places = () =>
    placesOf(page.getByRole('main').getByRole('heading', { name: /^(Objednávka|E-\u2060?mail|Kontakt|Súhlasy)$/ }));
  // The message of the shop and the express payment are above the first step.
  await expect(page.getByText('Doručenie do Vianoc')).toBeVisible();
  const before = await places();
  await page.evaluate(watchJumps);

  await answer();
  await expect(buyer.field(/^E-\u2060?mail/)).toBeVisible();
  await expect(page.getByText('Rýchly nákup')).toBeVisible();

  expect(await places()).toEqual(before);
  expect(await jumpsOf(page)).toEqual([]);
});

test('a checkout that is opened by its address has the messages of the shop from the first frame on', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  const answer = await lateFiles(page, '**/api/base/init**', LATE * 100);
  await page.goto(shop.address('sk', '/checkout'));
  const message = page.getByText('Doručenie do Vianoc');
  await expect(message).toBeVisible();
  await shop.whenReady();
  await expect(message).toBeVisible();

  await answer();
  await expect(buyer.field(/^E-\u2060?mail/)).toBeVisible();
  await expect(message).toHaveCount(1);
});
