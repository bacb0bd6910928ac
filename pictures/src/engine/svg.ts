import sharp from 'sharp';
import type { Frame } from './frame.ts';

const documentOf = (content: string, { left, top, width, height, scale }: Frame) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${left} ${top} ${width / scale} ${height / scale}">${content}</svg>`,
  );

/** Four bytes a pixel: red, green, blue, alpha. */
export function rasterize(content: string, frame: Frame): Promise<Buffer> {
  return sharp(documentOf(content, frame)).ensureAlpha().raw().toBuffer();
}

/** One byte a pixel: channel 0 is red, 3 is alpha. */
export function rasterizeChannel(content: string, frame: Frame, channel: 0 | 3): Promise<Buffer> {
  return sharp(documentOf(content, frame)).ensureAlpha().extractChannel(channel).raw().toBuffer();
}
