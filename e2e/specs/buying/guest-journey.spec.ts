import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { mailOf } from '../../read-mail.ts';
import { pressAtWarehouse, SEND } from '../../sandbox-warehouse.ts';
import type { Country } from '../../shop.ts';
import { ShopClient } from '../../shop-client.ts';

/** The two buttons of a withdrawal. */
const words: Record<Country, { check: string; confirm: string }> = {
  pl: { check: 'Przejdź do sprawdzenia', confirm: 'Potwierdź odstąpienie' },
  sk: { check: 'Pokračovať ku kontrole', confirm: 'Potvrdiť odstúpenie' },
  hu: { check: 'Tovább az ellenőrzéshez', confirm: 'Elállás megerősítése' },
  ro: { check: 'Mergi la verificare', confirm: 'Confirmă retragerea' },
  ua: { check: 'Перейти к проверке', confirm: 'Подтвердить отказ' },
};

for (const country of Object.keys(words) as Country[]) {
  test(`a guest of ${country} orders, opens the e-mail link, sees the tracking number and withdraws (N1, P5, P6)`, {
    // Each step has its own tests in the usual run.
    tag: ['@full', '@wide'],
  }, async ({ page, shop }) => {
    test.slow();
    const email = `journey-${randomUUID().slice(0, 8)}@example.com`;
    const buyer = new Buyer(shop, country);
    await buyer.beReadyToOrder(email);
    await buyer.placeOrder();
    await buyer.expectThanks();
    const placed = await mailOf(email, 'order-placed');
    const link = /http\S+order-link\/\S+/.exec(placed)?.[0] ?? 'no link';
    const number = /[A-Z]{2} \d{4} \d{4}/.exec(placed)?.[0] ?? 'no number';

    await pressAtWarehouse(page, shop.address(country), number, SEND);
    const sent = await mailOf(email, 'parcel-sent');
    const track = /\b\d{10,}\b/.exec(sent)?.[0] ?? 'no number of a parcel';
    await pressAtWarehouse(page, shop.address(country), number, ['Deliver P-1']);
    await page.goto(link);
    await shop.whenReady();
    await expect(page.getByRole('main')).toContainText(number);
    await expect(page.getByRole('main')).toContainText(track);

    const { topics } = await new ShopClient(page.context(), shop, country).get('/base/help');
    const withdrawal = topics.find(({ key }: { key: string }) => key === 'withdrawal');
    await shop.open(country, withdrawal.url);
    await expect(page.locator('[name="orderNumber"]')).toHaveValue(number);
    await page.getByRole('button', { name: words[country].check }).click();
    await expect(page.getByRole('main')).toContainText(number);
    await page.getByRole('button', { name: words[country].confirm }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(email);
    expect(await mailOf(email, 'withdrawal-receipt')).toContain(number);
  });
}
