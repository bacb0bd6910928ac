import { linearOf, type Rgb, STUDIO, toSrgb } from './color.ts';
import { at, clamp, smoothstep } from './numbers.ts';
import type { Scene } from './scene.ts';

/** Bytes of a finished picture: three or four channels a pixel. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

const STEPS = 4096;

/** sRGB byte by linear light: raising every sample to a power would cost half a second a picture. */
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(toSrgb(step / STEPS) * 255));

const byteOf = (light: number): number => BYTES[Math.round(clamp(light, 0, 1) * STEPS)] ?? 0;

/** Highlights bend instead of breaking off. */
function exposed(light: number): number {
  if (light <= 0.85) return Math.max(0, light);
  return 0.85 + 0.15 * (1 - Math.exp((0.85 - light) / 0.15));
}

/** The backdrop: a little brighter where the key light falls, exactly the studio colour along the edges. */
function backdrop(x: number, y: number): number {
  return 1 + 0.028 * (1 - smoothstep(0.1, 0.44, Math.hypot(x - 0.46, y - 0.44)));
}

function seenByte(scene: Scene, pixel: number, channel: number, behind: number): number {
  return byteOf(exposed(at(scene.goods, pixel * 3 + channel)) + Math.min(1, behind) * at(scene.ground, pixel));
}

/** The window of a scene without the `margin` pixels that were drawn around it. */
function trimmed({ frame }: Scene, margin: number) {
  const width = frame.width - 2 * margin;
  const height = frame.height - 2 * margin;
  const pixelAt = (i: number) => (Math.floor(i / width) + margin) * frame.width + (i % width) + margin;
  return { width, height, pixelAt };
}

/** The picture on its ground. */
export function developFront(scene: Scene, { margin = 0, background = STUDIO } = {}): Pixels {
  const { width, height, pixelAt } = trimmed(scene, margin);
  const data = Buffer.alloc(width * height * 3);
  const ground: Rgb = linearOf(background);
  for (let i = 0; i < width * height; i++) {
    const lit = backdrop((i % width) / width, Math.floor(i / width) / height);
    const pixel = pixelAt(i);
    for (let k = 0; k < 3; k++) data[i * 3 + k] = seenByte(scene, pixel, k, lit * (ground[k] ?? 0));
  }
  return { data, width, height, channels: 3 };
}

/** The picture without its ground: laid on the studio colour it looks like the one with ground. */
export function developCutout(scene: Scene): Pixels {
  const { width, height } = scene.frame;
  const data = Buffer.alloc(width * height * 4);
  const ground: Rgb = linearOf(STUDIO);
  for (let i = 0; i < width * height; i++) {
    const alpha = clamp(1 - at(scene.ground, i) ** (1 / 2.2), 0, 1);
    if (alpha < 0.004) continue;
    data[i * 4 + 3] = Math.round(alpha * 255);
    for (let k = 0; k < 3; k++) {
      const behind = ground[k] ?? 0;
      const seen = seenByte(scene, i, k, behind) - (1 - alpha) * toSrgb(behind) * 255;
      data[i * 4 + k] = clamp(Math.round(seen / alpha), 0, 255);
    }
  }
  return { data, width, height, channels: 4 };
}
