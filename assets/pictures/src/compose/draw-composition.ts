import sharp, { type OverlayOptions } from 'sharp';
import { readPicture } from '../catalogue/catalogue.ts';
import { STUDIO } from '../engine/color.ts';
import type { Pixels } from '../engine/develop.ts';
import { boundsOf } from '../shoot/framing.ts';
import { shootWhole } from '../shoot/shoot.ts';
import { type Arrangement, COMPOSED_SIZES, type ComposedView, type Composition, type Item } from './composition.ts';

interface CutOut {
  readonly pixels: Pixels;
  /** Where the goods lie, in pixels. */
  readonly goods: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** The line of the rail, and the line on which things stand, in shares of the height. */
const RAIL_Y = 0.085;
const HANGING_Y = 0.165;
const SHELF_Y = 0.86;
const INK = '#1b1917';
const FULL = 960;

async function cutOutOf(id: string): Promise<CutOut> {
  const { cut, options } = readPicture(id);
  const { scene, cutout } = await shootWhole(cut, options, FULL);
  const { left, top, right, bottom } = boundsOf(scene);
  const { frame } = scene;
  const goods = {
    left: (left - frame.left) * frame.scale,
    top: (top - frame.top) * frame.scale,
    width: (right - left) * frame.scale,
    height: (bottom - top) * frame.scale,
  };
  return { pixels: cutout(), goods };
}

type Size = (typeof COMPOSED_SIZES)[ComposedView];

function topOf({ kind, line = SHELF_Y }: Arrangement, { y, height }: Item): number {
  if (kind === 'shelf') return (y ?? line) - height;
  return y ?? (kind === 'rail' ? HANGING_Y : 0.15);
}

/** A hook over the line and a wire down to where the goods begin. */
function hanger(x: number, top: number, { height }: Size): string {
  const rail = RAIL_Y * height;
  const size = height / 600;
  const hook = `M${x - 12 * size} ${rail - 1}A${10 * size} ${10 * size} 0 1 1 ${x + 5 * size} ${rail + 7 * size}C${x} ${rail + 11 * size} ${x} ${rail + 15 * size} ${x} ${rail + 20 * size}L${x} ${top + 20 * size}`;
  return `<path d="${hook}" fill="none" stroke="${INK}" stroke-width="${2.2 * size}" stroke-linecap="round"/>`;
}

function lines(arrangement: Arrangement, { width, height }: Size): string {
  if (arrangement.kind === 'ground') return '';
  const y = (arrangement.kind === 'rail' ? RAIL_Y : (arrangement.line ?? SHELF_Y)) * height;
  const line = `<path d="M0 ${y}L${width} ${y}" stroke="${INK}" stroke-width="${height / 300}"/>`;
  if (arrangement.kind === 'shelf') return line;
  const hooks = arrangement.items.map((item) =>
    hanger(item.x * width, topOf(arrangement, item) * height, { width, height }),
  );
  return line + hooks.join('');
}

/** The cut-out in its size and at its place; what reaches over the edge is cut off. */
async function layerOf(item: Item, top: number, { pixels, goods }: CutOut, size: Size): Promise<OverlayOptions | null> {
  const scale = (item.height * size.height) / goods.height;
  const { data, ...raw } = pixels;
  const width = Math.round(pixels.width * scale);
  const height = Math.round(pixels.height * scale);
  const left = Math.round(item.x * size.width - (goods.left + goods.width / 2) * scale);
  const above = Math.round(top * size.height - goods.top * scale);
  const from = { x: Math.max(0, -left), y: Math.max(0, -above) };
  const seen = {
    width: Math.min(width - from.x, size.width - Math.max(0, left)),
    height: Math.min(height - from.y, size.height - Math.max(0, above)),
  };
  if (seen.width <= 0 || seen.height <= 0) return null;
  const input = await sharp(data, { raw })
    .resize(width, height, { kernel: 'mitchell' })
    .extract({ left: from.x, top: from.y, ...seen })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, above) };
}

async function arrange(arrangement: Arrangement, size: Size, cutOuts: ReadonlyMap<string, CutOut>): Promise<Pixels> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${lines(arrangement, size)}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(drawing) }];
  for (const item of arrangement.items) {
    const cutOut = cutOuts.get(item.picture);
    const layer = cutOut && (await layerOf(item, topOf(arrangement, item), cutOut, size));
    if (layer) layers.push(layer);
  }
  const { data, info } = await sharp({ create: { ...size, channels: 3, background: STUDIO } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

/** All views of a composition; every picture in it is drawn once. */
export async function drawComposition({ views }: Composition): Promise<Map<ComposedView, Pixels>> {
  const wanted = Object.entries(views) as [ComposedView, Arrangement][];
  const cutOuts = new Map<string, CutOut>();
  for (const { picture } of wanted.flatMap(([, { items }]) => items)) {
    if (!cutOuts.has(picture)) cutOuts.set(picture, await cutOutOf(picture));
  }
  const drawn = new Map<ComposedView, Pixels>();
  for (const [view, arrangement] of wanted) drawn.set(view, await arrange(arrangement, COMPOSED_SIZES[view], cutOuts));
  return drawn;
}
