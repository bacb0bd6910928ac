import { type PictureKind, pictureKind } from '@odeta/contracts';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Cameras make smaller pictures; one that declares more pixels than this is meant to exhaust the memory. */
const MOST_PIXELS = 60_000_000;
/** Memory in bytes that libvips may need for a whole picture: of a progressive JPEG all coefficients, two bytes each, are kept. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Of the processing of one picture, without the time that it waits. */
const SECONDS = 10;

/** One at a time, because each may need `MOST_BYTES` and a processor core. What waits holds its files. */
const queue = createConcurrencyLimit({ atOnce: 1, waiting: 12, waitSeconds: 20 });

/**
 * `failOn`: not `warning`, the default, because phones make photos about which libjpeg warns. The rest are defaults on which the limits
 * above depend.
 */
const settings = {
  limitInputPixels: MOST_PIXELS,
  failOn: 'error',
  sequentialRead: true,
  unlimited: false,
} satisfies SharpOptions;

// libvips has these once per process. A picture is not processed twice, so that a cache of operations only costs memory.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`) });

/** The picture is of another format, cannot be decoded, or is larger than the limits. */
export class UnfitPicture extends Error {
  readonly why: 'format' | 'header' | 'size';

  constructor(why: UnfitPicture['why'], cause?: unknown) {
    super(`unfit picture: ${why}`, { cause });
    this.name = 'UnfitPicture';
    this.why = why;
  }
}

export interface OpenPicture {
  /** A person's file of one of these kinds. Throws `UnfitPicture` by its header, before any pixel is decoded. */
  photo(bytes: Buffer, kinds?: readonly PictureKind[]): Promise<Sharp>;
  /** A file of the shop, of any format, or pixels. `density`: pixels per inch of an SVG. */
  own(bytes: Buffer, options?: Pick<SharpOptions, 'density' | 'raw'>): Sharp;
}

/**
 * The only way to decode pictures: all work of a process goes through one queue, and waits for its turn.
 * @throws `QueueFull` when too many are waiting; `UnfitPicture`
 */
export function drawPictures<Result>(draw: (open: OpenPicture) => Promise<Result>): Promise<Result> {
  return queue.run('', () => draw(open));
}

const opened = (bytes: Buffer, options?: SharpOptions) =>
  sharp(bytes, { ...settings, ...options }).timeout({ seconds: SECONDS });

const open: OpenPicture = {
  own: opened,
  async photo(bytes, kinds = PHOTO_KINDS) {
    if (!isPhoto(bytes, kinds)) throw new UnfitPicture('format');
    const picture = opened(bytes);
    const { width, height, channels, depth, isProgressive } = await picture.metadata().catch((cause) => {
      throw new UnfitPicture(/pixel limit/.test(String(cause)) ? 'size' : 'header', cause);
    });
    const bytesPerSample = depth !== 'uchar' || isProgressive ? 2 : 1;
    if (width * height * channels * bytesPerSample > MOST_BYTES) throw new UnfitPicture('size');
    return picture;
  },
};

/** Of customers: each further decoder is one more that strangers reach. */
const PHOTO_KINDS: readonly PictureKind[] = ['JPEG', 'PNG', 'WebP'];

/** By its first bytes, so that the decoders of other formats never run. */
export function isPhoto(bytes: Buffer, kinds = PHOTO_KINDS): boolean {
  const kind = pictureKind(bytes);
  return kind !== null && kinds.includes(kind);
}
