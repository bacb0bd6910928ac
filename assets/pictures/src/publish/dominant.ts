import { hexOf, toSrgb } from '../engine/color.ts';
import { at } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';

/** Mean colour of the goods, in light as the eye adds it up. */
export function dominantColor({ goods, cover }: Scene): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let pixel = 0; pixel < cover.length; pixel++) {
    if (at(cover, pixel) < 0.9) continue;
    count++;
    for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + Math.max(0, at(goods, pixel * 3 + k));
  }
  return hexOf(sum.map((light) => toSrgb(light / Math.max(1, count))));
}
