import { blur } from './blur.ts';
import { toLinear } from './color.ts';
import { at } from './numbers.ts';
import type { Scene } from './scene.ts';
import { inksOf, reliefOf } from './shape.ts';

/** Lays flat ink over the goods: stitches, seams, prints, fine lines. Colours and opacity are those of the SVG. */
export async function drawInk(scene: Scene, content: string): Promise<void> {
  if (scene.collect) return;
  const inks = await inksOf(scene, content);
  if (!inks) return;
  const { box, channelAt } = inks;
  for (let i = 0; i < box.width * box.height; i++) {
    const pixel = (box.top + Math.floor(i / box.width)) * scene.frame.width + box.left + (i % box.width);
    const alpha = channelAt(pixel, 3);
    if (!alpha) continue;
    for (let k = 0; k < 3; k++) {
      const sample = pixel * 3 + k;
      scene.goods[sample] = at(scene.goods, sample) * (1 - alpha) + toLinear(channelAt(pixel, k)) * alpha;
    }
    scene.ground[pixel] = at(scene.ground, pixel) * (1 - alpha);
  }
}

/** Washes the goods by a soft map: grey changes nothing, white bleaches, black darkens. */
export async function wash(
  scene: Scene,
  content: string,
  { blur: softness, amount }: { blur: number; amount: number },
) {
  const box = { left: 0, top: 0, width: scene.frame.width, height: scene.frame.height };
  const map = blur(await reliefOf(scene, content, box), box, softness * scene.frame.scale);
  for (let pixel = 0; pixel < map.length; pixel++) {
    if (!at(scene.cover, pixel)) continue;
    const light = 1 + at(map, pixel) * 2 * amount;
    for (let i = pixel * 3; i < pixel * 3 + 3; i++) scene.goods[i] = at(scene.goods, i) * light;
  }
}
