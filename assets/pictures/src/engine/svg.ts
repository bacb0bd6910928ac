import sharp from 'sharp';
import type { Box, Frame } from './frame.ts';

/** SVG content as it shows in a window of a frame, given in the frame's pixels; the window may reach over its edges. */
const documentOf = (content: string, { left, top, scale }: Frame, { width, height, ...window }: Box) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${left + window.left / scale} ${top + window.top / scale} ${width / scale} ${height / scale}">${content}</svg>`,
  );

/** Four bytes a pixel: red, green, blue, alpha. */
export function rasterize(content: string, frame: Frame, window: Box): Promise<Buffer> {
  return sharp(documentOf(content, frame, window))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** One byte a pixel: channel 0 is red, 3 is alpha. */
export function rasterizeChannel(content: string, frame: Frame, window: Box, channel: 0 | 3): Promise<Buffer> {
  return sharp(documentOf(content, frame, window))
    .ensureAlpha()
    .extractChannel(channel)
    .raw()
    .toBuffer();
}

/** The box of all bytes of a window that are not zero. */
export function boxAround(bytes: Uint8Array, window: Box): Box | null {
  let left = window.width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let i = 0; i < bytes.length; i++) {
    if (!bytes[i]) continue;
    const x = i % window.width;
    bottom = Math.floor(i / window.width);
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  if (top < 0) return null;
  return { left: window.left + left, top: window.top + top, width: right - left + 1, height: bottom - top + 1 };
}

/** Pixels to one of the drawing that looks where content lies; small windows are not worth it. */
const COARSE = 8;
const SMALL = 400;

/**
 * The part of a window in which content lies, found on a coarse drawing: most pieces are far smaller than the picture,
 * and drawing a button costs what its box costs.
 */
export async function findContent(content: string, frame: Frame, window: Box): Promise<Box | null> {
  if (window.width < SMALL) return window;
  const coarse = {
    left: Math.floor(window.left / COARSE),
    top: Math.floor(window.top / COARSE),
    width: Math.ceil(window.width / COARSE) + 1,
    height: Math.ceil(window.height / COARSE) + 1,
  };
  const bytes = await rasterizeChannel(content, { ...frame, scale: frame.scale / COARSE }, coarse, 3);
  const found = boxAround(bytes, coarse);
  if (!found) return null;
  const left = Math.max(window.left, (found.left - 1) * COARSE);
  const top = Math.max(window.top, (found.top - 1) * COARSE);
  return {
    left,
    top,
    width: Math.min(window.left + window.width, (found.left + found.width + 1) * COARSE) - left,
    height: Math.min(window.top + window.height, (found.top + found.height + 1) * COARSE) - top,
  };
}
