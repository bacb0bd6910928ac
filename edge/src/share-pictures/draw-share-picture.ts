import { drawPictures, type OpenPicture } from '@odeta/node/pictures';
import { MAIL_HEIGHT, MAIL_WIDTH, SHARE_HEIGHT, SHARE_WIDTH } from './size.ts';

/** The background of cut-outs in the shop: `--color-studio`. */
const STUDIO = { r: 0xf2, g: 0xef, b: 0xe9 };

/**
 * A picture for link previews in messengers: the whole picture on a background of its own colour (a cut-out on the shop's), in a format
 * that all of them support.
 * @throws when the file is not a picture; `QueueFull`
 */
export const drawSharePicture = (file: Buffer): Promise<Buffer> =>
  drawPictures(async (open) => {
    const background = await backgroundOf(open, file);
    return open
      .own(file)
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'contain', background })
      .flatten({ background })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });

/**
 * The same for the goods of an e-mail, filled by the picture.
 * @throws when the file is not a picture; `QueueFull`
 */
export const drawMailPicture = (file: Buffer): Promise<Buffer> =>
  drawPictures(async (open) =>
    open
      .own(file)
      .resize(MAIL_WIDTH, MAIL_HEIGHT, { fit: 'cover' })
      .flatten({ background: STUDIO })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );

/** The colour of a corner; transparent pixels have one as well, usually black. */
async function backgroundOf(open: OpenPicture, file: Buffer) {
  const corner = await open.own(file).extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = corner;
  return alpha < OPAQUE ? STUDIO : { r, g, b };
}
const OPAQUE = 255;
