import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { Customer } from '../../customer.ts';
import { expect, test } from '../../fixtures.ts';
import { mailOf, plain } from '../../read-mail.ts';
import { pressAtWarehouse, SEND } from '../../sandbox-warehouse.ts';
import type { Country } from '../../shop.ts';
import { ShopClient } from '../../shop-client.ts';

/** The screen that each country's customer uses. */
const screens: Record<Country, '@wide' | '@narrow'> = {
  pl: '@wide',
  sk: '@narrow',
  hu: '@wide',
  ro: '@narrow',
  ua: '@wide',
};

for (const [country, screen] of Object.entries(screens) as [Country, string][]) {
  test(`a customer of ${country} signs up, orders, gets a refund, reviews, shares a wishlist and logs out (P1, P5, P6, P11, P14, P17)`, {
    // Each step has its own tests in the usual run.
    tag: ['@full', screen],
  }, async ({ page, shop, browser }) => {
    test.slow();
    const email = `customer-${randomUUID().slice(0, 8)}@example.com`;
    const buyer = new Buyer(shop, country);
    const customer = new Customer(buyer, email);
    await customer.register();
    await customer.confirmEmail();
    await customer.logOut();
    await customer.resetPassword();

    await buyer.haveCart(0);
    await buyer.haveCart(1);
    await buyer.openFilledCheckout(email);
    await buyer.placeOrder();
    await buyer.expectThanks();
    const placed = await mailOf(email, 'order-placed');
    const number = /[A-Z]{2} \d{4} \d{4}/.exec(placed)?.[0] ?? 'no number';

    const shopAt = shop.address(country);
    await pressAtWarehouse(page, shopAt, number, SEND);
    const track = /\b\d{10,}\b/.exec(await mailOf(email, 'parcel-sent'))?.[0] ?? 'no number of a parcel';
    await pressAtWarehouse(page, shopAt, number, ['Deliver P-1']);
    await customer.openOrder(number);
    await expect(page.getByRole('main')).toContainText(track);

    const { url, refund, ...returned } = await customer.returnFirst();
    const steps = [`Return ${returned.number} came back`, 'The refund was transferred'];
    await pressAtWarehouse(page, shopAt, number, steps);
    await page.goto(url);
    await expect(page.getByText(customer.texts.refunded)).toContainText(refund);
    expect(await mailOf(email, 'return-registered')).toContain(returned.number);
    expect(await mailOf(email, 'return-received')).toContain(plain(refund));

    await customer.openOrder(number);
    await customer.reviewLast();

    const { productShelves } = await new ShopClient(page.context(), shop, country).get('/catalog/home');
    const [product] = productShelves[0].products;
    const link = await customer.shareWishlist(product.url);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
    await stranger.context().close();

    await customer.logOut();
    await page.goto(shop.address(country, '/my-account/orders'));
    await expect(page).toHaveURL(/\/my-account\/log-in/);
  });
}
