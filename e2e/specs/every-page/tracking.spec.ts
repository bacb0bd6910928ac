import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { golden, namesOf, recordTracking, withoutChanging } from '../../tracking-record.ts';

/** A jumper for 29,99 €. */
const JUMPER = '/p/rebrovany-sveter-z-bavlny';
const isClaim = (url: string) => url.endsWith('/purchase-claim');

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the events of a purchase are tracked, the purchase itself only once, and nothing before consent (N2, N3, N4)', {
    tag: ['@once', '@wide'],
  }, async ({ context, page, shop }) => {
    const buyer = new Buyer(shop, 'sk');
    const sent = recordTracking(context);
    await shop.open('sk', '/c/svetre-a-kardigany');
    const banner = page.getByRole('region', { name: 'Vaše súkromie' });
    await expect(banner).toBeVisible();
    expect(sent).toEqual([]);

    await banner.getByRole('button', { name: 'Prijať všetko' }).click();
    await expect.poll(() => namesOf(sent)).toContain('view_item_list');
    await shop.open('sk', JUMPER);
    await expect.poll(() => namesOf(sent)).toContain('view_item');
    await buyer.chooseVariant();
    await buyer.addToCart();
    await expect.poll(() => namesOf(sent)).toContain('view_cart');
    await buyer.goToCheckout();
    await expect.poll(() => namesOf(sent)).toContain('begin_checkout');
    await buyer.fillIn();
    await buyer.placeOrder();
    await buyer.expectThanks();
    await expect.poll(() => namesOf(sent)).toContain('purchase');

    expect(withoutChanging(sent)).toEqual(golden('purchase', sent));

    for (const tab of [page, await context.newPage()]) {
      const claimed = tab.waitForResponse((response) => isClaim(response.url()));
      await tab.goto(shop.address('sk', '/confirm'));
      expect(await (await claimed).json()).toMatchObject({ body: { purchase: null } });
    }
    expect(namesOf(sent).filter((name) => name === 'purchase')).toHaveLength(1);
  });
});

test('a purchase without consent is not tracked after a later consent (N3)', { tag: ['@once', '@wide'] }, async ({
  context,
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  const sent = recordTracking(context);
  await buyer.beReadyToOrder();
  const claim = () => page.waitForResponse((response) => isClaim(response.url()));
  const refused = claim();
  await buyer.placeOrder();
  await buyer.expectThanks();
  await refused;
  expect(sent).toEqual([]);

  const refusedAgain = claim();
  await page.goto(shop.address('sk', '/confirm?tracking-debug#privacy-settings'));
  await refusedAgain;
  await page.getByRole('dialog').getByRole('button', { name: 'Prijať všetko' }).click();
  await page.reload({ waitUntil: 'commit' });

  expect(await (await claim()).json()).toMatchObject({ body: { purchase: null } });
  const panel = page.getByRole('complementary', { name: 'Tracking' });
  await expect(panel.getByText(/purchase.*not sent, duplicate/)).toBeVisible();
  expect(namesOf(sent)).toContain('page_view');
  expect(namesOf(sent)).not.toContain('purchase');
});
