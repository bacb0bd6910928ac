import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailPictureFile, pictureViews } from '@odeta/contracts';
import { drawPictures } from '@odeta/node/pictures';
import sharp from 'sharp';
import { openEdge } from '../../testing/open-edge.ts';

const MEDIA_DIR = mkdtempSync(path.join(tmpdir(), 'media-'));
const pictures = {
  'anorak-mustard/front-960': 1280,
  'shelf-boots/wide-1440': 600,
  'belted-coat-camel/cutout-960': 1280,
  ...ofEveryView('boots-tan'),
};

/** The files that the shop keeps of a picture in each view. */
function ofEveryView(name: string) {
  const files = Object.entries(pictureViews).flatMap(([view, { avif, aspect }]) =>
    avif.map((width): [string, number] => [`${name}/${view}-${width}`, (width * aspect[1]) / aspect[0]]),
  );
  return Object.fromEntries(files);
}

/** Striped cloth, in a cutout without a background. */
beforeAll(async () => {
  for (const [picture, height] of Object.entries(pictures)) {
    const width = picture.slice(picture.lastIndexOf('-') + 1);
    const background = picture.includes('cutout') ? 'none' : '#e8e4dc';
    const cloth = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<pattern id="cloth" width="18" height="18" patternUnits="userSpaceOnUse"><path fill="#7a4a2b" d="M0 0h18v9H0z"/></pattern>
<rect width="100%" height="100%" fill="${background}"/><rect x="25%" y="20%" width="50%" height="60%" fill="url(#cloth)"/></svg>`;
    mkdirSync(path.join(MEDIA_DIR, path.dirname(picture)), { recursive: true });
    await sharp(Buffer.from(cloth))
      .avif({ effort: 0 })
      .toFile(path.join(MEDIA_DIR, `${picture}.avif`));
  }
});

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

test.each(Object.keys(pictureViews))('the view %s has a picture for links and one for e-mails', async (view) => {
  const { get } = await openEdge({ config: { MEDIA_DIR } });

  const shared = await get(`/share/boots-tan/${view}.jpg`);
  const mailed = await get(mailPictureFile(`boots-tan/${view}`));

  expect([shared.statusCode, mailed.statusCode, mailed.headers['content-type']]).toEqual([200, 200, 'image/jpeg']);
  expect(await sharp(mailed.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 216, height: 288 });
  expect(mailed.rawPayload.length).toBeLessThan(30_000);
});

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
