/** What a file is by its first bytes, by the name under which people know it. */
export type PictureKind =
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'AVIF'
  | 'HEIC'
  | 'GIF'
  | 'TIFF'
  | 'BMP'
  | 'Photoshop'
  | 'PDF'
  | 'SVG'
  | 'JPEG XL'
  | 'RAW'
  | 'MP4';

/** Bytes at the beginning of a file that say what it is. */
export const KIND_BYTES = 256;

/** Each sign is one byte. */
const signatures: readonly [kind: PictureKind, signs: string, at?: number][] = [
  ['JPEG', '\xff\xd8\xff'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'WEBP', 8],
  ['GIF', 'GIF8'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['BMP', 'BM'],
  ['Photoshop', '8BPS'],
  ['PDF', '%PDF-'],
  ['JPEG XL', '\xff\x0a'],
  ['JPEG XL', 'JXL ', 4],
  ['RAW', 'FUJIFILM'],
];

/** Of files of the ISO base media format, by one of their brands. The first that is met counts: an AVIF is also a HEIF (`mif1`). */
const brands: readonly [kind: PictureKind, brand: RegExp][] = [
  ['AVIF', /^avi[fs]$/],
  ['HEIC', /^(he[iv]\w|mif1|msf1)$/],
  ['RAW', /^crx $/],
];

/** What a file is, whatever its name says; `null`: none of these. */
export function pictureKind(file: Uint8Array): PictureKind | null {
  const start = String.fromCharCode(...file.subarray(0, KIND_BYTES));
  if (start.startsWith('ftyp', 4)) return kindOfBrands(start, file[3] ?? 0);
  const found = signatures.find(([, signs, at = 0]) => start.startsWith(signs, at));
  if (found) return found[0];
  return /^[^<]{0,3}\s*<(svg|\?xml|!--|!DOCTYPE svg)/i.test(start) && /<svg/i.test(start) ? 'SVG' : null;
}

function kindOfBrands(start: string, length: number): PictureKind {
  // After the main brand stands a version.
  const listed = [start.slice(8, 12), ...(start.slice(16, length).match(/.{4}/gs) ?? [])];
  return brands.find(([, brand]) => listed.some((one) => brand.test(one)))?.[0] ?? 'MP4';
}
