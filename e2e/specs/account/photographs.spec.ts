import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';
import { helpPaths } from '../../own-paths.ts';
import { ShopClient } from '../../shop-client.ts';

/** As of a phone that was held upright: the sensor's pixels lie on their side, with a location and more than 3 MB. */
async function photograph(width: number) {
  const height = Math.round(width * 0.75);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: 'blue', noise } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('photographs of a phone are shrunk in the browser, upright and without their metadata (H16)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const client = new ShopClient(page.context(), shop, 'sk');
  const contact = (await helpPaths(client)).find((path) => path.includes('kontakt')) ?? 'none';
  await shop.open('sk', contact);
  const large = await photograph(5000);
  expect(large.length).toBeGreaterThan(4 * 1024 * 1024);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

  const field = page.getByRole('button', { name: /^Fotky a dokumenty/ });
  await field.setInputFiles([file('IMG_1.jpg', large), file('IMG_2.jpg', large)]);
  await expect(page.getByRole('button', { name: 'Odobrať IMG_2.jpg' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Zmenšovanie fotiek' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Téma' }).selectOption({ index: 1 });
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('eva@example.sk');
  await page.getByRole('textbox', { name: 'Správa' }).fill('Šev sa uvoľnil.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/base/contact-message'));
  await page.getByRole('button', { name: 'Odoslať správu' }).click();

  const { attachments } = (await sent).postDataJSON();
  expect(attachments.map(({ name }: { name: string }) => name)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
  const received = Buffer.from(attachments[0].data, 'base64');
  const { width, height, exif, orientation } = await sharp(received).metadata();
  expect({ width, height, exif, orientation }).toMatchObject({ width: 1500, height: 2000 });
  expect([exif, orientation]).toEqual([undefined, undefined]);
  // What was left on the sensor is the upper half.
  const [red = 0, , blue = 0] = await sharp(received)
    .extract({ left: 0, top: 0, width: 1500, height: 900 })
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue + 100);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Číslo správy');
});
