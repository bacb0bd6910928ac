import sharp from 'sharp';

/** Pixels; the size that Open Graph clients show uncropped (https://ogp.me, a ratio of 1.91 to 1). */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/**
 * A picture for link previews in messengers: the whole picture on a background of its own colour, in a format that all of them support.
 * @throws when the file is not a picture
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
