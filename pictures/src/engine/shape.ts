import { type Box, growBox, widen } from './frame.ts';
import type { Mask } from './mask.ts';
import { at } from './numbers.ts';
import type { Scene } from './scene.ts';
import { rasterize, rasterizeChannel } from './svg.ts';

const placedContent = (scene: Scene, content: string) =>
  scene.transform ? `<g transform="${scene.transform}">${content}</g>` : content;

/** Pixels around a frame from which the bend may fetch something. */
const marginOf = (scene: Scene) => Math.ceil(scene.bend.reach * scene.frame.scale) + 2;

/** The box of all bytes that are not zero, in pixels of the frame that lies `margin` inside the bytes. */
function filledBox(bytes: Uint8Array, width: number, margin: number): Box | null {
  let left = width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let i = 0; i < bytes.length; i++) {
    if (!bytes[i]) continue;
    const x = i % width;
    bottom = Math.floor(i / width);
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  if (top < 0) return null;
  return { left: left - margin, top: top - margin, width: right - left + 1, height: bottom - top + 1 };
}

/** Reads bytes of a widened frame at a place given in sheet coordinates. */
function samplerOf(scene: Scene, bytes: Uint8Array, margin: number, step: number, offset: number) {
  const { left, top, scale, width: inner } = scene.frame;
  const width = inner + 2 * margin;
  const last = bytes.length / step - width - 2;
  const byte = (i: number) => bytes[i * step + offset] ?? 0;

  return (i: number): number => {
    const x = (at(scene.bend.x, i) - left) * scale - 0.5 + margin;
    const y = (at(scene.bend.y, i) - top) * scale - 0.5 + margin;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const corner = row * width + column;
    if (corner < 0 || corner > last) return 0;
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

/** What SVG content covers, whatever its colour. */
export async function maskOf(scene: Scene, content: string): Promise<Mask> {
  const margin = marginOf(scene);
  const frame = widen(scene.frame, margin);
  const bytes = await rasterizeChannel(placedContent(scene, content), frame, 3);
  const filled = filledBox(bytes, frame.width, margin);
  if (!filled) return { left: 0, top: 0, width: 0, height: 0, coverage: new Float32Array(0) };
  const box = growBox(filled, margin, scene.frame);
  if (box.width <= 0 || box.height <= 0) return { left: 0, top: 0, width: 0, height: 0, coverage: new Float32Array(0) };
  return { ...box, coverage: sampleBox(scene, box, samplerOf(scene, bytes, margin, 1, 0)) };
}

/** Heights -0.5..0.5 over a box, drawn as SVG in black and white; grey is level ground. */
export async function reliefOf(scene: Scene, content: string, box: Box): Promise<Float32Array> {
  const margin = marginOf(scene);
  const level = '<rect x="-9999" y="-9999" width="29999" height="29999" fill="#808080"/>';
  const bytes = await rasterizeChannel(level + placedContent(scene, content), widen(scene.frame, margin), 0);
  return sampleBox(scene, box, samplerOf(scene, bytes, margin, 1, 0)).map((value) => value - 128 / 255);
}

export interface Inks {
  readonly box: Box;
  /** Red, green, blue and alpha, each 0..1, of SVG content at a pixel of the frame. */
  readonly channelAt: (pixel: number, channel: number) => number;
}

/** SVG content with its own colours. */
export async function inksOf(scene: Scene, content: string): Promise<Inks> {
  const margin = marginOf(scene);
  const bytes = await rasterize(placedContent(scene, content), widen(scene.frame, margin));
  const channels = [0, 1, 2, 3].map((channel) => samplerOf(scene, bytes, margin, 4, channel));
  const box = { left: 0, top: 0, width: scene.frame.width, height: scene.frame.height };
  return { box, channelAt: (pixel, channel) => channels[channel]?.(pixel) ?? 0 };
}
