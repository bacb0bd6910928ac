import { createHash } from 'node:crypto';
import { SHARED_FILE, uploadedWidths } from '@odeta/contracts';
import { uploadLimits } from '@odeta/contracts/staff';
import { drawPictures, type OpenPicture, UnfitPicture } from '@odeta/node/pictures';
import type { Sharp } from 'sharp';
import { ApiError } from '../http/api-error.ts';
import { refuse, requireKind, UPLOAD_KINDS } from './refuse-picture.ts';

/** Pixels of the longer side of the largest file. */
const LONGEST_SIDE = 1920;
const QUALITY = { avif: 50, webp: 72, jpeg: 80 };
/** One step more makes files 5 % smaller and takes four times as long. */
const EFFORT = 3;
/** The size that clients of link previews show uncropped. */
const SHARED = { width: 1200, height: 630 };
const WHITE = '#fff';

export interface EncodedPicture {
  /** With the digest of the files. */
  name: string;
  width: number;
  height: number;
  files: readonly { name: string; content: Buffer }[];
}

/**
 * Decodes an employee's file and encodes it anew in all sizes, which removes metadata such as the place, and anything that a program could run.
 * Throws an `ApiError` that names what is wrong with the file; `QueueFull`.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  requireKind(bytes);
  return drawPictures(async (open) => {
    const decoded = await decode(open, bytes);
    const { width, height } = decoded.info;
    const files = await encodeFiles(open, decoded);
    const digest = createHash('sha256');
    for (const { content } of files) digest.update(content);
    return { name: `upload-${digest.digest('hex').slice(0, DIGEST_LENGTH)}-${width}x${height}`, width, height, files };
  });
}
/** 128 bits: nobody finds an address by trying. */
const DIGEST_LENGTH = 32;

type Decoded = Awaited<ReturnType<typeof decode>>;

async function decode(open: OpenPicture, bytes: Buffer) {
  try {
    const picture = await open.photo(bytes, UPLOAD_KINDS);
    const { width, height } = await picture.metadata();
    requireSides(Math.min(width, height), Math.max(width, height));
    return await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const why = error instanceof UnfitPicture ? error.why : 'header';
    return why === 'size' ? refuse('picture-large', { side: uploadLimits.mostSide }) : refuse('picture-broken');
  }
}

function requireSides(shorter: number, longer: number) {
  const { leastSide, mostSide, mostRatio } = uploadLimits;
  if (shorter < leastSide) refuse('picture-small', { side: leastSide });
  if (longer > mostSide) refuse('picture-large', { side: mostSide });
  if (longer > shorter * mostRatio) refuse('picture-narrow', { ratio: mostRatio });
}

async function encodeFiles(open: OpenPicture, { data, info }: Decoded): Promise<EncodedPicture['files']> {
  const { width, height, channels } = info;
  const whole = () => open.own(data, { raw: { width, height, channels } });
  const widths = uploadedWidths(width);
  const files: [name: string, encoded: Sharp][] = [
    ...widths.avif.map((one): [string, Sharp] => [
      `${one}.avif`,
      whole().resize({ width: one }).avif({ quality: QUALITY.avif, effort: EFFORT }),
    ]),
    ...widths.webp.map((one): [string, Sharp] => [
      `${one}.webp`,
      whole().resize({ width: one }).webp({ quality: QUALITY.webp }),
    ]),
    [SHARED_FILE, whole().flatten({ background: WHITE }).resize(SHARED).jpeg({ quality: QUALITY.jpeg, mozjpeg: true })],
  ];
  const encoded: { name: string; content: Buffer }[] = [];
  for (const [name, picture] of files) encoded.push({ name, content: await picture.toBuffer() });
  return encoded;
}
