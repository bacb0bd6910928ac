import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Color = readonly [red: number, green: number, blue: number];

type Halves = readonly [left: Color, right: Color];

const SCREEN: Halves = [
  [200, 60, 40],
  [40, 90, 170],
];
/** Inks have these, as far as any: they have no saturated blue. */
const PRINT: Halves = [
  [170, 120, 100],
  [100, 120, 130],
];
const [WIDTH, HEIGHT] = [640, 480];

const block = ([r, g, b]: Color, width: number) => ({
  create: { width, height: HEIGHT, channels: 3 as const, background: { r, g, b } },
});

/** A picture whose left and right halves have other colours in sRGB, so that a turned or wrongly converted one is recognized. */
const halves = async ([left, right]: Halves = SCREEN) => {
  const png = await sharp(block(left, WIDTH))
    .composite([{ input: block(right, WIDTH / 2), left: WIDTH / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(png);
};
const jpeg = async () => (await halves()).jpeg({ quality: 95 }).toBuffer();

/** As a phone stores it: turned pixels, and how to turn them back. */
async function turned(degrees: number, orientation: number): Promise<Buffer> {
  const pixels = await (await halves()).rotate(degrees).png().toBuffer();
  return sharp(pixels).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

/** With a segment of the application after its first marker. */
function withSegment(file: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, content, file.subarray(2)]);
}
const APP2 = 0xe2;

/** A second picture stands behind the first, as a phone stores depth or a gain map. */
const severalInOne = async () => {
  const other = await sharp(block([0, 0, 0], WIDTH))
    .jpeg()
    .toBuffer();
  return Buffer.concat([withSegment(await jpeg(), APP2, Buffer.from('MPF\0MM\0*')), other]);
};

const brokenProfile = async () =>
  withSegment(
    await jpeg(),
    APP2,
    Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(300, 7)]),
  );

/** What devices and programs produce, and the shop shows upright in its colours. */
export const devicePictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a progressive JPEG': async () => (await halves()).jpeg({ quality: 95, progressive: true }).toBuffer(),
  'a JPEG turned by 90°': () => turned(90, 8),
  'a JPEG turned by 180°': () => turned(180, 3),
  'a JPEG turned by 270°': () => turned(270, 6),
  'a mirrored JPEG': async () => {
    const pixels = await (await halves()).flop().png().toBuffer();
    return sharp(pixels).withMetadata({ orientation: 2 }).jpeg({ quality: 95 }).toBuffer();
  },
  'a CMYK JPEG with its profile': async () =>
    (await halves(PRINT)).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
  'a JPEG in Display P3': async () => (await halves()).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  'a JPEG whose profile is broken': brokenProfile,
  'a JPEG with several pictures': severalInOne,
  'a PNG with 16 bits': async () => (await halves()).toColourspace('rgb16').png().toBuffer(),
  'a PNG with a palette': async () => (await halves()).png({ palette: true }).toBuffer(),
  'a WebP': async () => (await halves()).webp({ quality: 95 }).toBuffer(),
};

export const avif = async () => (await halves()).avif({ quality: 90, effort: 0 }).toBuffer();

const frames = async () => {
  const [first, second] = [
    await jpeg(),
    await sharp(block([0, 0, 0], WIDTH))
      .jpeg()
      .toBuffer(),
  ];
  return sharp([first, second], { join: { animated: true } });
};
const animatedPng = async () => {
  const png = await (await halves()).png().toBuffer();
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  const AFTER_HEADER = 33;
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
};

/** The beginning of a file of the ISO base media format with these brands. */
const isoFile = (main: string, ...others: string[]) => {
  const brands = Buffer.from(`ftyp${main}\0\0\0\0${others.join('')}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(brands.length + 4);
  return Buffer.concat([length, brands, Buffer.alloc(400)]);
};

/** Pictures that move. */
export const movingPictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'an animated WebP': async () => (await frames()).webp().toBuffer(),
  'an animated PNG': animatedPng,
};

/** Files that no decoder of the shop reads, by the name of what they are. */
export const otherFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  GIF: async () => (await frames()).gif().toBuffer(),
  TIFF: async () => (await halves()).tiff().toBuffer(),
  SVG: async () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  BMP: async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
  Photoshop: async () => Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(200)]),
  PDF: async () => Buffer.from('%PDF-1.7\n%%EOF\n'),
  'JPEG XL': async () => Buffer.concat([Buffer.from('\xff\x0a', 'latin1'), Buffer.alloc(200)]),
  MP4: async () => isoFile('isom', 'isom', 'mp42'),
  RAW: async () => isoFile('crx ', 'crx ', 'isom'),
};

/** As iPhones, newer Samsungs and Macs write them; their pixels need a decoder that is not there. */
export const heicFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a HEIC of an iPhone': async () => isoFile('heic', 'mif1', 'heic'),
  'a HEIF of a Samsung': async () => isoFile('mif1', 'mif1', 'heic'),
  'a burst of an iPhone': async () => isoFile('msf1', 'msf1', 'hevc'),
};

/** The colours in the middle of both halves of a picture, and whether they are those of the original. */
export async function compareColors(name: string, file: Buffer): Promise<{ colors: Color[]; isSame: boolean }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const colors = [0.25, 0.75].map((part) => {
    const at = (row + Math.floor(info.width * part)) * info.channels;
    return [...data.subarray(at, at + 3)] as unknown as Color;
  });
  const isPrinted = name.includes('CMYK');
  const differences = (isPrinted ? PRINT : SCREEN).flatMap((color, half) =>
    color.map((part, at) => Math.abs(part - (colors[half]?.[at] ?? 0))),
  );
  return { colors, isSame: Math.max(...differences) <= (isPrinted ? PRINT_TOLERANCE : TOLERANCE) };
}
/** Of 256, by which lossy formats differ. Values of P3 that are not converted differ by 14, of CMYK without its profile by 31. */
const TOLERANCE = 10;
const PRINT_TOLERANCE = 15;
