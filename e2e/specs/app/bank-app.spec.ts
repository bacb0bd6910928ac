import { type AppKind, returnLinkOf, userAgentOf } from '@odeta/testing/simulated-app';
import { cards } from '../../bank.ts';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { playApp } from '../../play-app.ts';

const apps: AppKind[] = [
  { platform: 'android', version: '3.4' },
  { platform: 'ios', version: '3.4' },
  { platform: 'android', version: '2.9' },
  { platform: 'ios', version: '2.9' },
];

apps.forEach((kind, index) => {
  test.describe(`${kind.platform} ${kind.version}`, () => {
    test.use({ userAgent: userAgentOf(kind), viewport: { width: 390, height: 844 } });

    test(`a payment in a bank app returns to the order in the app ${kind.platform} ${kind.version} and is reported once (E2, M4, R19)`, {
      tag: index === 0 ? ['@wide'] : ['@wide', '@full'],
    }, async ({ page, shop }) => {
      test.slow();
      const app = await playApp(page, kind);
      const types = () => app.happened.map(({ type }) => type);
      const buyer = new Buyer(shop, 'sk');
      await buyer.beReadyToOrder();
      await buyer.payBy(buyer.texts.card);
      await buyer.placeOrder();
      await page.waitForURL(/\/sandbox-pay\//);

      // The bank's app pays without the page, which stays open.
      const { host, port, pathname } = new URL(page.url());
      const form = { do: 'pay', number: cards.paid };
      // Only browsers resolve names below localhost.
      const payment = `http://127.0.0.1:${port}${pathname}`;
      const paid = await page.request.post(payment, { form, maxRedirects: 0, headers: { host } });
      const back = new URL(paid.headers().location ?? '', page.url()).href;
      expect(back).toMatch(/\/checkout\?payment-back=/);
      await app.openLink(returnLinkOf(kind.platform, back));

      await buyer.expectThanks();
      await expect.poll(types).toEqual(['purchase', 'purchaseCompleted']);

      // Opens the link again, from the bank app's list of payments.
      const seen = app.timesReceived('voucherCount');
      await app.openLink(returnLinkOf(kind.platform, back));
      await expect.poll(() => app.timesReceived('voucherCount')).toBeGreaterThan(seen);
      await buyer.expectThanks();
      expect(types()).toEqual(['purchase', 'purchaseCompleted']);
    });
  });
});
