import path from 'node:path';
import { drawPictures } from '@odeta/node/pictures';
import sharp from 'sharp';
import { openEdge } from '../../testing/open-edge.ts';

const MEDIA_DIR = path.resolve(import.meta.dirname, '../../../assets/pictures/files');

test.each(['anorak-mustard/front', 'shelf-boots/wide'])(
  'the share picture of %s is a JPEG of 1200 × 630 pixels and less than 100 kB',
  async (picture) => {
    const { get } = await openEdge({ config: { MEDIA_DIR } });

    const { statusCode, headers, rawPayload } = await get(`/share/${picture}.jpg`);

    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d{6}/);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
  },
);

test('a cutout picture has the background colour of the shop, not black', async () => {
  const { get } = await openEdge({ config: { MEDIA_DIR } });

  const { rawPayload } = await get('/share/belted-coat-camel/cutout.jpg');

  const corner = await sharp(rawPayload).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer();
  // A shade beside it: JPEG.
  for (const [channel, value] of [0xf2, 0xef, 0xe9].entries())
    expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(3);
});

test('the share picture for pages without a picture is a JPEG of the same size', async () => {
  const { get } = await openEdge();

  const { statusCode, headers, rawPayload } = await get('/share/shop.jpg');

  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('while too many pictures are waiting, a share picture is refused with the time to try again', async () => {
  const { get } = await openEdge({ config: { MEDIA_DIR } });
  const ended = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 13 }, () => drawPictures(() => ended.promise));

  const { statusCode, headers } = await get('/share/anorak-mustard/front.jpg');
  ended.resolve();
  await Promise.all(waiting);

  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/share/anorak-mustard/front.jpg')).statusCode).toBe(200);
});

test.each(['none/front.jpg', 'anorak-mustard/none.jpg', 'anorak-mustard/toString.jpg', '..%2Fsecret/front.jpg'])(
  'a request for /share/%s gets a 404 response',
  async (file) => {
    const { get } = await openEdge({ config: { MEDIA_DIR } });
    expect((await get(`/share/${file}`)).statusCode).toBe(404);
  },
);

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('the home screen icon %s is a PNG of the expected size', async (address, size) => {
  const { get } = await openEdge();
  const { headers, rawPayload } = await get(address);
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});
