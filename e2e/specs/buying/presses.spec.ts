import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { pointTexts } from '../../point-texts.ts';

/** Presses and does something before the press ends. */
async function holdDown(page: Page, isTouch: boolean, { x, y }: { x: number; y: number }, act: () => Promise<unknown>) {
  if (!isTouch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await act();
    return page.mouse.up();
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await act();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a press counts for the delivery on which it began, also when the page moves before it ends (J5)', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.giveEmail();
  if (shop.isPhone) await buyer.typeContact();
  await buyer.openStep('delivery');
  const points = page.getByRole('radio', { name: pointTexts.sk.group });
  if (!(await points.isChecked())) await points.locator('xpath=ancestor::label').click();
  await expect(page.getByRole('list', { name: pointTexts.sk.list }).getByRole('listitem').first()).toBeVisible();
  await buyer.seeTotal();
  const courier = page.getByRole('radio', { name: /Kuriér/ });
  const card = courier.locator('xpath=ancestor::label');
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  await holdDown(page, shop.isPhone, { x: x + width / 2, y: y + height / 2 }, () =>
    card.evaluate((label) => {
      const notice = document.createElement('p');
      notice.style.height = `${label.getBoundingClientRect().height + 8}px`;
      label.before(notice);
    }),
  );

  await expect(courier).toBeChecked();
});
