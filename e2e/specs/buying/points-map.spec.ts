import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { pointTexts } from '../../point-texts.ts';

const words = pointTexts.sk;

/** The points of the delivery. */
async function openPoints(buyer: Buyer) {
  const { page } = buyer;
  await buyer.haveCart();
  await buyer.shop.open('sk', '/checkout');
  await buyer.giveEmail();
  if (buyer.shop.isPhone) await buyer.typeContact();
  await buyer.openStep('delivery');
  await page.getByRole('radio', { name: words.group }).locator('xpath=ancestor::label').click();
  await expect(page.getByRole('list', { name: words.list }).getByRole('listitem').first()).toBeVisible();
}

/** The same with pins on the map. */
async function openMap(buyer: Buyer) {
  await openPoints(buyer);
  const map = buyer.page.getByRole('group', { name: 'Mapa výdajných miest' });
  await expect(map.getByRole('button', { name: /^1\. / })).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  return map;
}

/** Moves a pin below the middle of a button; returns what a press there would hit. */
const pressedOver = (page: Page, button: string) =>
  page.evaluate((name) => {
    const target = [...document.querySelectorAll('button')].find((one) =>
      [one.ariaLabel, one.textContent].includes(name),
    );
    const pin = document.querySelector('button[aria-label^="1. "]')?.parentElement;
    if (!target || !pin) return 'nothing';
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    pin.style.transform = '';
    const from = pin.getBoundingClientRect();
    pin.style.transform = `translate(${x - from.left - from.width / 2}px, ${y - from.top - from.height / 2}px)`;
    const hit = document.elementFromPoint(x, y)?.closest('button');
    return hit?.ariaLabel ?? hit?.textContent;
  }, button);

test('pins of the map do not cover its buttons (J10)', async ({ page, shop }) => {
  await openMap(new Buyer(shop, 'sk'));
  const buttons = ['Priblížiť', 'Oddialiť', ...(shop.isPhone ? ['Zväčšiť mapu'] : [])];

  for (const button of buttons) expect(await pressedOver(page, button)).toBe(button);
});

test('a point that is opened on the low map of a phone can be chosen there (J10)', { tag: '@narrow' }, async ({
  shop,
}) => {
  const map = await openMap(new Buyer(shop, 'sk'));
  await map.getByRole('button', { name: /^1\. / }).press('Enter');

  const choose = map.getByRole('region').last().getByRole('button', { name: words.choose });
  const isInSight = await choose.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isInSight).toBe(true);
});

test('a map that cannot be loaded says so where nothing covers it, and a point is chosen in the list (J10)', async ({
  page,
  shop,
  watch,
}) => {
  watch.expect(/ERR_FAILED|map/);
  await page.route(/engine-maplibre/, (route) => route.abort());
  await openPoints(new Buyer(shop, 'sk'));

  await expect(page.getByText('Mapa sa v tomto prehliadači nezobrazí. Vyberte miesto zo zoznamu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zväčšiť mapu' })).toBeHidden();
  const choose = page.getByRole('list', { name: words.list }).getByRole('button', { name: words.choose }).first();
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
});

test('the pins of a map are there before the ground below them, whose file may be late (J10)', {
  tag: '@once',
}, async ({ context, shop }) => {
  await context.route(/\/map-sk\./, () => new Promise(() => undefined));
  const map = await openMap(new Buyer(shop, 'sk'));

  await expect(map.getByRole('button', { name: /^5\. / })).toBeVisible();
});
