import { Bank, cards } from '../../bank.ts';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import type { Country } from '../../shop.ts';

// The test bank and its page take their time.
test.slow();

const countries: Country[] = ['pl', 'sk', 'hu', 'ro', 'ua'];

/** Redirects and payment page are the same everywhere; in Slovakia a card is refused before another one pays. */
const paidOn = (country: string) => (country === 'hu' ? ['@once'] : ['@wide', '@full']);

for (const country of countries) {
  test(`a guest in ${country} pays by card, and the order is shown as paid (M1, M4)`, { tag: paidOn(country) }, async ({
    page,
    shop,
  }) => {
    const buyer = new Buyer(shop, country);
    await buyer.beReadyToOrder();
    await buyer.payBy(buyer.texts.card);
    await buyer.placeOrder();

    await new Bank(page).payBy(cards.paid);

    await buyer.expectThanks();
    await expect(page.getByRole('main').getByText(buyer.texts.paid).first()).toBeVisible();
  });
}

const failures: Record<string, { pay: (bank: Bank) => Promise<void>; message: RegExp }> = {
  'a card that is refused': { pay: (bank) => bank.payBy(cards.refused), message: /Banka platbu zamietla/ },
  'a card without the money': { pay: (bank) => bank.payBy(cards.noFunds), message: /nie je dosť peňazí/ },
  'a card over its limit': { pay: (bank) => bank.payBy(cards.limit), message: /prekročila limit/ },
  'a wrong code of the bank': {
    async pay(bank) {
      await bank.payBy(cards.confirm);
      await bank.confirm('000000');
    },
    message: /Banka platbu neoverila/,
  },
  'a payment that is given up': { pay: (bank) => bank.abandon(), message: /Platba bola zrušená/ },
};

for (const [what, { pay, message }] of Object.entries(failures)) {
  test(
    `after ${what} the checkout shows the reason, and the next attempt is paid with 3-D Secure (M8)`,
    { tag: what === 'a card that is refused' ? ['@once'] : ['@wide', '@full'] },
    async ({ page, shop }, { project }) => {
      const buyer = new Buyer(shop, 'sk');
      await buyer.beReadyToOrder();
      await buyer.payBy(buyer.texts.card);
      await buyer.placeOrder();
      await pay(new Bank(page));

      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toBeVisible();
      await expect(alert).toBeInViewport();
      await buyer.openStep('delivery');
      await expect(buyer.field(/^Mesto/)).toHaveValue('Bratislava');
      await inspectPage(page, `payment-failed-${project.name}-${what.replaceAll(' ', '-')}`, { mayMove: true });

      await buyer.agree();
      await buyer.placeOrder();
      const bank = new Bank(page);
      await bank.payBy(cards.confirm);
      await bank.confirm('123456');
      await buyer.expectThanks();
    },
  );
}

test('after an abandoned card payment the order can be paid on delivery (M1)', { tag: ['@wide', '@full'] }, async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'hu');
  await buyer.beReadyToOrder();
  await buyer.payBy(buyer.texts.card);
  await buyer.placeOrder();
  await new Bank(page).abandon();
  await expect(page).toHaveURL(/\/checkout/);

  await buyer.payBy(buyer.texts.cashOnDelivery);
  await buyer.agree();
  await buyer.placeOrder();

  await buyer.expectThanks();
});

test('Back from the bank’s page restores the checkout form, and the order can still be paid', {
  tag: ['@wide', '@full'],
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.beReadyToOrder();
  await buyer.payBy(buyer.texts.card);
  await buyer.placeOrder();
  await expect(page).toHaveURL(/\/sandbox-pay\//);

  await page.goBack();
  await expect(buyer.field(/^Mesto/)).toHaveValue('Bratislava');
  await expect(page.getByRole('radio', { name: buyer.texts.card })).toBeChecked();
  await buyer.agree();
  await buyer.placeOrder();

  await new Bank(page).payBy(cards.paid);
  await buyer.expectThanks();
});
