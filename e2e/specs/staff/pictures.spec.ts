import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inspectPage } from '../../inspect-page.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

/** A photo that is yellow on the left and blue on the right. */
const photo = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#f2c230' } })
    .composite([
      { input: { create: { width: 600, height: 600, channels: 3, background: '#1f3a93' } }, left: 600, top: 0 },
    ])
    .jpeg()
    .toBuffer();

const shownTile = (page: Page) => page.getByRole('listitem').locator('img[src*="/media/uploads/"]').first();
const positionOf = (page: Page) => shownTile(page).evaluate((image) => getComputedStyle(image).objectPosition);

test('an editor uploads a picture, sets its focal point by keys, sees it in the shop before it is saved, starts it, and undoes it', {
  // All browsers change the same shop.
  tag: ['@wide'],
}, async ({ page, watch }) => {
  test.slow();
  watch.expect(/status of 422/);
  const editor = await Employee.add(page, 'editor');
  const main = page.getByRole('main');
  await editor.open('/contents/home-block/departments');
  await editor.logIn();
  const field = main.getByLabel('Upload a picture: SK tile 1 picture name');
  const alt = main.getByLabel('SK tile 1 picture text in place of the picture');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('departments');

  await field.setInputFiles({ name: 'coat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(main.getByText('Choose a JPEG, PNG, WebP or AVIF picture')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await inspectPage(page, 'staff-picture-refused', { mayMove: true });

  const iPhone = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(400)}`, 'latin1');
  await field.setInputFiles({ name: 'coat.jpg', mimeType: 'image/jpeg', buffer: iPhone });
  await expect(main.getByText('This is a HEIC picture, as iPhones take them.')).toBeVisible();

  await field.setInputFiles({ name: 'coat.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const point = main.getByRole('button', { name: /^Focal point/ });
  await expect(point).toBeVisible();
  await expect(main.getByText('Choose a JPEG, PNG, WebP or AVIF picture')).toHaveCount(0);
  for (let press = 0; press < 6; press += 1) await point.press('ArrowRight');
  await main.getByRole('slider', { name: /^From the top/ }).press('ArrowLeft');
  await expect(point).toHaveAccessibleName(/^Focal point: 80\s% from the left, 45\s% from the top/);
  await alt.fill('');
  await expect(main.getByText('The text in place of the picture is missing')).toBeVisible();
  await alt.fill('Žlté a modré kabáty');
  await inspectPage(page, 'staff-picture', { mayMove: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectPage(page, 'staff-picture-phone', { mayMove: true });
  await page.setViewportSize({ width: 1440, height: 900 });

  const second = main.getByLabel('SK tile 2 picture name', { exact: true });
  await main.getByRole('button', { name: 'Choose an uploaded picture SK tile 2 picture name' }).press('Enter');
  const uploaded = page.getByRole('dialog', { name: 'Choose an uploaded picture' });
  const choice = uploaded.getByRole('button', { name: /1200\s×\s600\spx$/ }).first();
  await expect(choice).toBeVisible();
  await inspectPage(page, 'staff-pictures-uploaded', { mayMove: true });
  await choice.press('Enter');
  await expect(uploaded).toBeHidden();
  await expect(second).toHaveValue(/^upload-/);

  await second.focus();
  await second.evaluate(
    async (target, png) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(
        new File([Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))], 'image.png', { type: 'image/png' }),
      );
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    (
      await sharp(await photo())
        .resize(800)
        .png()
        .toBuffer()
    ).toString('base64'),
  );
  await expect(second).toHaveValue(/-800x400\//);

  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: 'SK on a phone' }).press('Enter'),
  ]);
  await expect(beside.locator('.odeta-preview')).toBeVisible();
  await expect(shownTile(beside)).toHaveJSProperty('complete', true);
  expect(await positionOf(beside)).toBe('80% 45%');
  await main.getByRole('slider', { name: /^From the top.*tile 1/ }).press('Home');
  await main.getByRole('button', { name: 'SK on a phone' }).press('Enter');
  await expect.poll(() => positionOf(beside).catch(() => '')).toBe('80% 0%');
  await beside.close();

  await main.getByLabel('Reason').fill('Winter');
  await main.getByText('Only prepare it').click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Prepared. The shop does not show it yet.')).toBeVisible();
  await main.getByRole('status').getByRole('link').press('Enter');
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: 'Preview in SK' }).press('Enter'),
  ]);
  await expect(shop.locator('.odeta-preview')).toBeVisible();
  await expect(shownTile(shop)).toHaveJSProperty('complete', true);
  expect(await positionOf(shop)).toBe('80% 0%');
  expect(await shownTile(shop).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await shop.close();

  await main.getByRole('button', { name: 'Start at once' }).press('Enter');
  await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(main.getByRole('link', { name: /^Undone by change/ })).toBeVisible();
});
