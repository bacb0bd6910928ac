import { type AppKind, type Fate, userAgentOf } from '@odeta/testing/simulated-app';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { playApp } from '../../play-app.ts';

const apps: AppKind[] = [
  { platform: 'ios', version: '3.4' },
  { platform: 'android', version: '2.9' },
  { platform: 'ios', version: '2.9' },
  { platform: 'android', version: '3.4' },
];

/** Loses each message and each answer once; repeated ones arrive twice, half of them late. */
function createFaultyLine() {
  const lost = new Set<string>();
  return (_: string, text: string): Fate => {
    const { id, payload } = JSON.parse(text);
    const key = payload.of ? `ack of ${payload.of}` : id;
    if (lost.has(key)) return { copies: 2, delay: (lost.size % 2) * 200 };
    lost.add(key);
    return { copies: 0, delay: 0 };
  };
}

apps.forEach((kind, index) => {
  const isOlder = kind.version === '2.9';
  const condition = isOlder ? '' : ' while messages are lost and doubled';

  test.describe(`${kind.platform} ${kind.version}`, () => {
    test.use({ userAgent: userAgentOf(kind), viewport: { width: 390, height: 844 } });

    test(`the app ${kind.platform} ${kind.version} receives the cart count and one purchase${condition} (E2, E3, N4)`, {
      tag: index < 2 ? ['@wide'] : ['@wide', '@full'],
    }, async ({ page, shop }) => {
      test.slow();
      // Older apps do not answer calls, so lost calls would not be repeated: nothing is lost for them.
      const app = await playApp(page, kind, isOlder ? undefined : createFaultyLine());
      const buyer = new Buyer(shop, 'sk');
      const counted = (count: number) => (isOlder ? count : { count });
      await buyer.haveCart();
      await buyer.saveOrderData();
      await shop.open('sk', '/cart');
      await expect.poll(() => app.knows.basketCount).toEqual(counted(1));

      await buyer.goToCheckout();
      await buyer.agreeToOrder();
      await buyer.placeOrder();
      await buyer.expectThanks();
      const types = () => app.happened.map(({ type }) => type);
      await expect.poll(types).toEqual(['purchase', 'purchaseCompleted']);
      await expect.poll(() => app.knows.basketCount).toEqual(counted(0));
      const [sent, completed] = app.happened;
      expect(completed?.payload).toEqual(sent?.payload);
      expect(completed?.payload).toMatchObject({ itemId: expect.stringMatching(/^SK/), currency: 'EUR' });

      // Once the counts that a page sends on opening have arrived, it has sent everything.
      const before = app.timesReceived('voucherCount');
      await page.reload();
      await buyer.expectThanks();
      await expect.poll(() => app.timesReceived('voucherCount')).toBeGreaterThan(before);
      expect(types()).toEqual(['purchase', 'purchaseCompleted']);
    });
  });
});

test.describe('in an app', () => {
  const kind: AppKind = { platform: 'android', version: '3.4' };
  test.use({ userAgent: userAgentOf(kind), viewport: { width: 390, height: 844 } });

  test('the back button goes back, closes the dialog and the menu, and finally lets the app close (R19)', {
    tag: '@wide',
  }, async ({ page, shop }) => {
    const app = await playApp(page, kind);
    const press = async (outcome: string) => {
      const id = app.send('backButton', {});
      await expect.poll(() => app.answers[id]).toBe(outcome);
    };
    await shop.open('sk', '/');
    await expect.poll(() => app.timesReceived('hello')).toBeGreaterThan(0);
    const id = app.send('deepLink', { url: '/cart' });
    await page.waitForURL(/\/cart$/);
    await shop.whenReady();
    expect(app.answers[id]).toBe('handled');

    await press('handled');
    await page.waitForURL(/\/$/);
    await shop.whenReady();
    await page.locator('a[href="#countries"]').filter({ visible: true }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await press('handled');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.locator('[data-bar] button').click();
    await expect(page).toHaveURL(/menu=open/);
    await press('handled');
    await expect(page).not.toHaveURL(/menu=open/);
    await press('may-leave');
    await expect(page).toHaveURL(/\/$/);
  });
});
