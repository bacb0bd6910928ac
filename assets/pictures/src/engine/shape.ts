import { type Box, growBox } from './frame.ts';
import type { Mask } from './mask.ts';
import { at } from './numbers.ts';
import type { Scene } from './scene.ts';
import { boxAround, findContent, rasterize, rasterizeChannel } from './svg.ts';

const placedContent = (scene: Scene, content: string) =>
  scene.transform ? `<g transform="${scene.transform}">${content}</g>` : content;

/** Pixels around a box from which the bend may fetch something. */
const marginOf = (scene: Scene) => Math.ceil(scene.bend.reach * scene.frame.scale) + 2;

const spread = ({ left, top, width, height }: Box, margin: number): Box => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Where the content can show in the frame: what lies beyond its edge may be bent into it. */
function reachOf(scene: Scene, content: string): Promise<Box | null> {
  const { width, height } = scene.frame;
  return findContent(content, scene.frame, spread({ left: 0, top: 0, width, height }, marginOf(scene)));
}

/** Reads bytes of a window at the place on the sheet that shows at a pixel of the frame. */
function samplerOf(scene: Scene, bytes: Uint8Array, window: Box, step: number, offset: number) {
  const { left, top, scale } = scene.frame;
  const { width, height } = window;
  const byte = (i: number) => bytes[i * step + offset] ?? 0;

  return (i: number): number => {
    const x = (at(scene.bend.x, i) - left) * scale - 0.5 - window.left;
    const y = (at(scene.bend.y, i) - top) * scale - 0.5 - window.top;
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column > width - 2 || row > height - 2) return 0;
    const corner = row * width + column;
    const dx = x - column;
    const dy = y - row;
    const upper = byte(corner) * (1 - dx) + byte(corner + 1) * dx;
    const lower = byte(corner + width) * (1 - dx) + byte(corner + width + 1) * dx;
    return (upper * (1 - dy) + lower * dy) / 255;
  };
}

function sampleBox(scene: Scene, box: Box, sample: (i: number) => number): Float32Array {
  const samples = new Float32Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const row = (box.top + y) * scene.frame.width + box.left;
    for (let x = 0; x < box.width; x++) samples[y * box.width + x] = sample(row + x);
  }
  return samples;
}

const NOTHING: Mask = { left: 0, top: 0, width: 0, height: 0, coverage: new Float32Array(0) };

/** What SVG content covers, whatever its colour. */
export async function maskOf(scene: Scene, content: string): Promise<Mask> {
  const drawing = placedContent(scene, content);
  const window = await reachOf(scene, drawing);
  if (!window) return NOTHING;
  const bytes = await rasterizeChannel(drawing, scene.frame, window, 3);
  const filled = boxAround(bytes, window);
  if (!filled) return NOTHING;
  const box = growBox(filled, marginOf(scene), scene.frame);
  if (box.width <= 0 || box.height <= 0) return NOTHING;
  return { ...box, coverage: sampleBox(scene, box, samplerOf(scene, bytes, window, 1, 0)) };
}

/** Heights -0.5..0.5 over a box, drawn as SVG in black and white; grey is level ground. */
export async function reliefOf(scene: Scene, content: string, box: Box): Promise<Float32Array> {
  const window = spread(box, marginOf(scene));
  const level = '<rect x="-9999" y="-9999" width="29999" height="29999" fill="#808080"/>';
  const bytes = await rasterizeChannel(level + placedContent(scene, content), scene.frame, window, 0);
  return sampleBox(scene, box, samplerOf(scene, bytes, window, 1, 0)).map((value) => value - 128 / 255);
}

export interface Inks {
  readonly box: Box;
  /** Red, green, blue and alpha, each 0..1, of SVG content at a pixel of the frame. */
  readonly channelAt: (pixel: number, channel: number) => number;
}

/** SVG content with its own colours; null where none of it shows. */
export async function inksOf(scene: Scene, content: string): Promise<Inks | null> {
  const drawing = placedContent(scene, content);
  const window = await reachOf(scene, drawing);
  if (!window) return null;
  const bytes = await rasterize(drawing, scene.frame, window);
  const channels = [0, 1, 2, 3].map((channel) => samplerOf(scene, bytes, window, 4, channel));
  const box = growBox(window, marginOf(scene), scene.frame);
  return { box, channelAt: (pixel, channel) => channels[channel]?.(pixel) ?? 0 };
}
