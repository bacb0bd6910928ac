import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture, View } from '../catalogue/product.ts';
import type { Pixels } from '../engine/develop.ts';
import type { Scene } from '../engine/scene.ts';
import { boundsOf } from '../shoot/framing.ts';
import { shootBack, shootDetail, shootSecondDetail, shootWhole } from '../shoot/shoot.ts';
import { dominantColor } from './dominant.ts';
import { encode } from './encode.ts';
import { ENCODINGS, FULL_WIDTH, fileName, LATER_WIDTH } from './formats.ts';
import type { GoodsBox, PictureEntry, ViewEntry } from './manifest.ts';

interface Exposure {
  readonly pixels: Pixels;
  readonly dominant: string;
  readonly goods?: GoodsBox;
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;

function goodsBox(scene: Scene): GoodsBox {
  const { left, top, right, bottom } = boundsOf(scene);
  const { frame } = scene;
  const across = (x: number) => rounded(((x - frame.left) * frame.scale) / frame.width);
  const down = (y: number) => rounded(((y - frame.top) * frame.scale) / frame.height);
  return { left: across(left), top: down(top), right: across(right), bottom: down(bottom) };
}

/** Draws what the views need: all of the goods at once, the close-up by itself. */
async function expose({ cut, options, views }: Picture): Promise<Map<View, Exposure>> {
  const whole = await shootWhole(cut, options, FULL_WIDTH);
  const dominant = dominantColor(whole.scene);
  const goods = goodsBox(whole.scene);
  const exposures = new Map<View, Exposure>([['front', { pixels: whole.front(), dominant, goods }]]);
  if (views.includes('cutout')) exposures.set('cutout', { pixels: whole.cutout(), dominant, goods });
  if (views.includes('detail')) {
    exposures.set('detail', { pixels: await shootDetail(cut, options, FULL_WIDTH), dominant });
  }
  if (views.includes('back')) exposures.set('back', { pixels: await shootBack(cut, options, LATER_WIDTH), dominant });
  if (views.includes('second-detail')) {
    exposures.set('second-detail', { pixels: await shootSecondDetail(cut, options, LATER_WIDTH), dominant });
  }
  return exposures;
}

async function publishView(folder: string, view: View, { pixels, ...facts }: Exposure): Promise<ViewEntry> {
  for (const encoding of ENCODINGS[view]) {
    await writeFile(join(folder, fileName(view, encoding)), await encode(pixels, encoding));
  }
  const widths = (format: 'avif' | 'webp') =>
    ENCODINGS[view].filter((encoding) => encoding.format === format).map(({ width }) => width);
  return { width: pixels.width, height: pixels.height, ...facts, avif: widths('avif'), webp: widths('webp') };
}

/** Draws a picture and writes all its files into a folder of its name. */
export async function publishPicture(picture: Picture, fingerprint: string, folder: string): Promise<PictureEntry> {
  const own = join(folder, picture.id);
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  const views: Partial<Record<View, ViewEntry>> = {};
  for (const [view, exposure] of await expose(picture)) views[view] = await publishView(own, view, exposure);
  return { color: picture.color, fingerprint, views };
}
