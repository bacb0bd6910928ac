import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { Shop } from '../../shop.ts';

/** A cart with a jumper for 29,99 €. */
async function fillCart(shop: Shop) {
  const buyer = new Buyer(shop, 'sk');
  await buyer.openCartWith('rebrovany-sveter-z-bavlny');
  return buyer;
}

test('an item saved for later returns to the cart by undo or from the list (I9)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const buyer = await fillCart(shop);
  const later = page.getByRole('button', { name: /^Kúpiť neskôr:/ });
  const list = page.getByRole('region', { name: 'Kúpiť neskôr' });

  await later.click();
  await expect(page.getByText(/^Presunuli sme do zoznamu/)).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).toBeChecked();
  await expect(list).toBeHidden();

  await later.click();
  // The line is removed optimistically; a reload shows the server's list.
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await shop.whenReady();
  await expect(page.getByRole('heading', { name: buyer.texts.emptyCart })).toBeVisible();
  await expect(list.getByText(/držíme 60\sdní/)).toBeVisible();
  await inspectPage(page, `cart-saved-${test.info().project.name}`, { mayMove: true });
  await list.getByRole('button', { name: /^Vrátiť do košíka:/ }).click();
  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).toBeChecked();
});

test('discount codes are rejected with the reason, applied and removed by keyboard only (L1, L2)', {
  tag: '@once',
}, async ({ page, shop, watch }) => {
  watch.expect(/422.*discount-code/);
  await fillCart(shop);
  const total = page.getByRole('main').getByText('Spolu').locator('xpath=..').first();
  await page.locator('summary', { hasText: 'Mám zľavový kód alebo poukaz' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Zľavový kód alebo poukaz' });
  await field.focus();

  const refused = {
    NEPOZNAME: /Tento kód nepoznáme/,
    PULOVER15: /v\sinej krajine/,
    JESEN10: /skončila 31\.\soktóbra\s2026/,
    JAR10: /začne platiť 1\.\smarca\s2027/,
    ZIMA5: /od 59,00\s€\. Do tejto sumy vám chýba 29,01\s€/,
    DOMOV20: /neplatí na vybraný tovar/,
  };
  for (const [code, words] of Object.entries(refused)) {
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(code);
  }
  await inspectPage(page, `cart-code-refused-${test.info().project.name}`, { mayMove: true });

  await field.fill('sveter15');
  await page.keyboard.press('Enter');
  await expect(total).toContainText('25,49');
  await field.fill('darcek-10-4q8x');
  await page.keyboard.press('Enter');
  await expect(total).toContainText('15,49');
  await inspectPage(page, `cart-codes-${test.info().project.name}`, { mayMove: true, isLayoutOnly: true });

  await page.getByRole('button', { name: 'Odstrániť kód DARCEK-10-4Q8X' }).press('Enter');
  await expect(total).toContainText('25,49');
  await page.getByRole('button', { name: 'Odstrániť kód SVETER15' }).press('Enter');
  await expect(total).toContainText('29,99');
});

test('the checkout shows the cart’s discount code, can remove it, and shows that the club requires a log-in (L1, L3, I10)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const buyer = await fillCart(shop);
  await shop.open('sk', '/cart?rc=SVETER15');
  await buyer.goToCheckout();
  await buyer.fillIn();

  await expect(page.getByText('Kód SVETER15')).toBeVisible();
  await expect(page.getByText('Členom sa môžete stať po prihlásení do svojho účtu.')).toBeVisible();
  await page.getByRole('button', { name: 'Odstrániť kód SVETER15' }).click();
  await expect(page.getByText('Kód SVETER15')).toBeHidden();
});

test(
  'a customer joins the club with an order for a fee and gets 10 % off, and the membership waits for the payment (L3)',
  { tag: '@once' },
  async ({ page, shop }, { project }) => {
    test.slow();
    const buyer = await fillCart(shop);
    await buyer.register(`club-${project.name}-${Date.now()}@example.sk`);
    await shop.open('sk', '/checkout');
    await buyer.deliverByCourier();
    await buyer.openStep('payment');
    const club = page.getByRole('region', { name: /10\s% z tejto objednávky/ });
    const panel = page.getByRole('complementary', { name: 'Vaša objednávka' });
    await expect(club).toContainText(/Ušetríte 3,00\s€, členstvo na 6\smesiacov stojí/);

    await club.getByRole('button', { name: 'Pridať členstvo' }).click();
    await expect(panel).toContainText(/Zľava klubu−3,00\s€/);
    await expect(panel).toContainText('Členstvo v klube');
    await inspectPage(page, `club-${project.name}`, { mayMove: true });
    await club.getByRole('button', { name: 'Odobrať členstvo' }).click();
    await expect(panel).not.toContainText('Členstvo v klube');
    await club.getByRole('button', { name: 'Pridať členstvo' }).click();
    await expect(panel).toContainText('Členstvo v klube');
    await buyer.payBy(buyer.texts.cashOnDelivery);
    await buyer.agree();
    await buyer.placeOrder();
    await buyer.expectThanks();

    await buyer.haveCart();
    await shop.open('sk', '/checkout');
    await buyer.openStep('payment');
    await expect(club).toContainText('Členstvo ste si už objednali.');
    await expect(club.getByRole('button')).toHaveCount(0);
    await expect(panel).not.toContainText('Zľava klubu');
  },
);

test('a last piece that another customer ordered first is shown as sold out and cannot be ordered (I5, I6, I8)', {
  tag: '@wide',
}, async ({ page, shop, browser, context }) => {
  test.slow();
  const buyer = new Buyer(shop, 'sk');
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies((await context.cookies()).filter(({ name }) => name === 'consent'));
  const quicker = new Buyer(new Shop(await elsewhere.newPage()), 'sk');
  for (const one of [buyer, quicker]) await one.haveLastPiece('kozeny-opasok-s-hranatou-prackou');
  await expect(page.getByText('Skladom, posledný kus')).toBeVisible();
  await quicker.openFilledCheckout();
  await quicker.placeOrder();
  await quicker.expectThanks();
  await elsewhere.close();

  await buyer.orderLink().click();
  const soldOut = page.getByText('Vypredané, do objednávky sa nezapočíta');
  await expect(soldOut).toBeVisible();
  await page.reload();
  await shop.whenReady();
  await expect(soldOut).toBeVisible();
  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).toBeDisabled();
  await buyer.orderLink().click();
  const message = 'Objednávku nie je možné realizovať, pretože produkty v košíku sú vypredané';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Súhrn objednávky' })).not.toContainText(/0,00\s€/);
  await inspectPage(page, 'cart-sold-out', { mayMove: true });
});

test('a cart change in one tab appears in the other tab without a reload (I3)', { tag: '@once' }, async ({
  page,
  shop,
  context,
}) => {
  const buyer = await fillCart(shop);
  const other = await context.newPage();
  await other.goto(shop.address('sk', '/cart'));
  await other.waitForFunction(() => document.documentElement.dataset.ready === 'true');

  await page.getByRole('checkbox', { name: buyer.texts.select }).uncheck();

  await expect(other.getByRole('checkbox', { name: buyer.texts.select })).not.toBeChecked();
  await other.getByRole('button', { name: /^Odstrániť:/ }).click();
  await expect(page.getByRole('heading', { name: buyer.texts.emptyCart })).toBeVisible();
});
