import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { jumpsOf, placesOf, watchJumps } from '../../watch-jumps.ts';

/** After the checkout has stopped waiting for the wallet, in milliseconds. */
const TOO_LATE = 3500;

/** What browsers with `PaymentRequest` do when they are asked for a wallet. */
const kinds = {
  'answers no': { isNo: true, isLate: false },
  'refuses the question': { isNo: true, isLate: false },
  'does not know the wallet': { isNo: true, isLate: false },
  'answers no too late': { isNo: true, isLate: true },
  'answers yes too late': { isNo: false, isLate: true },
  'never answers': { isNo: false, isLate: false },
};
type Kind = keyof typeof kinds;

function replacePaymentRequest({ kind, late }: { kind: Kind; late: number }) {
  const later = (answer: boolean) =>
    new Promise<boolean>((resolve) => {
      setTimeout(() => {
        resolve(answer);
        Object.assign(window, { hasAnswered: true });
      }, late);
    });
  const ways: Record<Kind, () => Promise<boolean>> = {
    'answers no': async () => false,
    'refuses the question': () => Promise.reject(new DOMException('', 'NotAllowedError')),
    'does not know the wallet': async () => false,
    'answers no too late': () => later(false),
    'answers yes too late': () => later(true),
    'never answers': () => new Promise(() => undefined),
  };
  class Request {
    constructor() {
      if (kind === 'does not know the wallet') throw new RangeError();
    }
    canMakePayment = ways[kind];
  }
  Object.assign(window, { PaymentRequest: Request });
}

/** The shop offers real wallets. The order is held until the returned function is called. */
async function offerWallets(page: Page) {
  const hold = { end: Promise.withResolvers<void>() };
  await page.route(/\/(cart|checkout-init)(\?.*)?$/, async (route) => {
    const request = route.request();
    const { hostname, host } = new URL(request.url());
    // Only the browser resolves the name of this machine's shop.
    const url = request.url().replace(hostname, '127.0.0.1');
    const response = await route.fetch({ url, headers: { ...(await request.allHeaders()), host } });
    const text = await response.text();
    if (url.includes('checkout-init')) await hold.end.promise;
    await route.fulfill({ response, body: text.replaceAll('"isDemonstration":true', '"isDemonstration":false') });
  });
  return {
    answer: () => hold.end.resolve(),
    holdAgain: () => Object.assign(hold, { end: Promise.withResolvers<void>() }),
  };
}

const isRemembered = () => document.cookie.includes('closed-wallets=');

for (const [kind, { isNo, isLate }] of Object.entries(kinds) as [Kind, (typeof kinds)[Kind]][]) {
  test(`nothing moves in a checkout whose browser, asked for a wallet, ${kind} (M1)`, {
    // The place is the same at both widths.
    tag: isLate ? '@narrow' : [],
  }, async ({ page, shop }) => {
    const buyer = new Buyer(shop, 'sk');
    await buyer.haveCart();
    await page.addInitScript(replacePaymentRequest, { kind, late: TOO_LATE });
    const { answer, holdAgain } = await offerWallets(page);
    const titles = page.getByRole('main').getByRole('heading');
    const steps = async () => (await placesOf(titles)).slice(0, 2);

    async function openAndWait(isAsked: boolean) {
      await shop.whenReady();
      // A text may take another line when its font arrives.
      await page.evaluate(() => document.fonts.ready);
      const before = await steps();
      await page.evaluate(watchJumps);
      answer();
      await expect(buyer.field(buyer.texts.email)).toBeVisible();
      if (isLate && isAsked) await page.waitForFunction(isNo ? isRemembered : () => 'hasAnswered' in window);
      expect(await steps()).toEqual(before);
      expect(await jumpsOf(page)).toEqual([]);
      return before;
    }

    await page.goto(shop.address('sk', '/checkout'));
    const first = await openAndWait(true);
    await expect(page.getByText('Rýchly nákup')).toBeHidden();
    holdAgain();
    await page.reload();
    const again = await openAndWait(!isNo);

    // The place is kept as long as there may be a wallet.
    if (isNo) expect(again).not.toEqual(first);
    else expect(again).toEqual(first);
  });
}

test('in a checkout that is reached from a cart without a wallet no place is kept for one (M1)', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await page.addInitScript(replacePaymentRequest, { kind: 'answers no' as const, late: 0 });
  const { answer } = await offerWallets(page);
  await shop.open('sk', '/cart');
  await page.waitForFunction(isRemembered, null, { timeout: 30_000 });
  await buyer.goToCheckout();
  const title = page.getByRole('heading', { level: 1, name: buyer.texts.checkout });
  await expect(page.locator('[aria-busy="true"]').filter({ has: title })).toBeVisible();
  const titles = page.getByRole('main').getByRole('heading');
  const before = await placesOf(titles);
  await page.evaluate(watchJumps);

  answer();
  await expect(buyer.field(buyer.texts.email)).toBeVisible();

  expect((await placesOf(titles)).slice(0, 2)).toEqual(before.slice(0, 2));
  expect(await jumpsOf(page)).toEqual([]);
});
