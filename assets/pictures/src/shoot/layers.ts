import type { Frame } from '../engine/frame.ts';
import type { Mask } from '../engine/mask.ts';
import { at } from '../engine/numbers.ts';

/** A part over the whole frame, and the pixels between which it lies. */
export interface Layer {
  readonly cover: Float32Array;
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function measured(cover: Float32Array, { width, height }: Frame): Layer {
  let [left, top, right, bottom, area] = [width, height, 0, 0, 0];
  for (let pixel = 0; pixel < cover.length; pixel++) {
    const share = at(cover, pixel);
    area += share;
    if (share < 0.5) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { cover, area, left, top, right, bottom };
}

export function layerOf(mask: Mask, frame: Frame): Layer {
  const cover = new Float32Array(frame.width * frame.height);
  for (let i = 0; i < mask.coverage.length; i++) {
    const pixel = (mask.top + Math.floor(i / mask.width)) * frame.width + mask.left + (i % mask.width);
    cover[pixel] = at(mask.coverage, i);
  }
  return measured(cover, frame);
}

export const maskOfLayer = ({ cover }: Layer, { width, height }: Frame): Mask => ({
  left: 0,
  top: 0,
  width,
  height,
  coverage: cover,
});

export function united(layers: readonly Layer[], frame: Frame): Layer {
  const cover = new Float32Array(frame.width * frame.height);
  for (const layer of layers) {
    for (let pixel = 0; pixel < cover.length; pixel++)
      cover[pixel] = Math.min(1, at(cover, pixel) + at(layer.cover, pixel));
  }
  return measured(cover, frame);
}

/** Units between two fronts that meet at a zip. */
const GAP = 16;

/** The layer without slits along its middle. */
export function closed({ cover: open, ...layer }: Layer, { width, scale }: Frame): Layer {
  const cover = Float32Array.from(open);
  const reach = Math.ceil((GAP / 2) * scale);
  const middle = Math.round(width / 2);
  for (let y = layer.top; y < layer.bottom; y++) {
    const shares = Array.from({ length: 4 * reach }, (_, k) => at(open, y * width + middle - 2 * reach + k));
    const first = shares.findIndex((share) => share > 0.98);
    const last = shares.findLastIndex((share) => share > 0.98);
    for (let k = first; first >= 0 && k <= last; k++) cover[y * width + middle - 2 * reach + k] = 1;
  }
  return { ...layer, cover };
}

/** What lies above a row of pixels. */
export const above = ({ cover }: Layer, y: number, frame: Frame): Layer =>
  measured(
    cover.map((share, pixel) => (pixel < y * frame.width ? share : 0)),
    frame,
  );

export const overlaps = (one: Layer, other: Layer): boolean =>
  one.cover.some((share, pixel) => share > 0.5 && at(other.cover, pixel) > 0.5);

/** Whether nothing is where its middle should be. */
export const isRing = ({ cover, left, top, right, bottom }: Layer, { width }: Frame): boolean =>
  at(cover, Math.floor((top + bottom) / 2) * width + Math.floor((left + right) / 2)) < 0.5;

export const reaches = ({ left, right }: Layer, x: number, short = 0): boolean =>
  left <= x + short && right >= x - short;

/** How much of a layer lies beside another one. */
export function outsideShare(layer: Layer, other: Layer): number {
  let outside = 0;
  for (let pixel = 0; pixel < layer.cover.length; pixel++)
    outside += at(layer.cover, pixel) * (1 - at(other.cover, pixel));
  return layer.area ? outside / layer.area : 0;
}

/** How wide a layer is where it is widest, as a share of what another one has between the same heights. */
export function spanOf(layer: Layer, other: Layer, { width }: Frame): number {
  const widest = ({ cover }: Layer) => {
    let most = 0;
    for (let y = layer.top; y < layer.bottom; y++) {
      let count = 0;
      for (let x = 0; x < width; x++) count += at(cover, y * width + x);
      most = Math.max(most, count);
    }
    return most;
  };
  const most = widest(other);
  return most ? widest(layer) / most : 1;
}
