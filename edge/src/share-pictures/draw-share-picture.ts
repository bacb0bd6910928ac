import sharp from 'sharp';

/** Pixels; what Open Graph's readers show without cutting (https://ogp.me, a ratio of 1.91 to 1). */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/**
 * A picture of the shop as messengers show it under a link: the whole of it on a ground of its own colour, in a format that all
 * of them read.
 *
 * @throws when the file is no picture
 */
export async function drawSharePicture(file: Buffer): Promise<Buffer> {
  const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const [r = 255, g = 255, b = 255] = corner;
  return sharp(file)
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'contain', background: { r, g, b } })
    .flatten({ background: { r, g, b } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
