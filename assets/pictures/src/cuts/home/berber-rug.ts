import { linearOf, mixRgb } from '../../engine/color.ts';
import { smoothstep } from '../../engine/numbers.ts';
import type { Paint } from '../../engine/part-options.ts';
import { createNoise } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, fuzzy } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface BerberRugOptions extends CutOptions {
  readonly lines?: string;
}

const OUTLINE = roundBox(180, 220, 540, 800, 10);
const CELL = 150;

/** A lattice of hand-knotted lines, not quite straight. */
function lattice(color: string, lines: string): Paint {
  const ground = linearOf(color);
  const dark = linearOf(lines);
  const noise = createNoise(17);
  return (u, v) => {
    const sway = (noise(u * 0.02, v * 0.02) - 0.5) * 26;
    const a = Math.abs(((((u - 450 + v * 0.62 + sway) % CELL) + CELL) % CELL) - CELL / 2);
    const b = Math.abs(((((u - 450 - v * 0.62 - sway) % CELL) + CELL) % CELL) - CELL / 2);
    return mixRgb(ground, dark, 1 - smoothstep(4, 7.5, Math.min(a, b)));
  };
}

async function draw(scene: Scene, { color, fabric = 'shag', lines = '#3a3634' }: BerberRugOptions) {
  const outline = await outlineOf(scene, fuzzy(area(OUTLINE), 16, 0.14));
  castShadow(scene, outline, { blur: 22, x: 10, y: 20, strength: 0.38 });
  await part(scene, outline, {
    fabric,
    paint: lattice(color, lines),
    inflate: 28,
    puff: 0.6,
    drape: 5,
    drapeX: 150,
    drapeY: 150,
    castBlur: 5,
    castY: 5,
    edge: 0.3,
    patternShift: 12,
  });
}

/** Deep-pile rug with a lattice of lines. */
export const berberRug: Cut<BerberRugOptions> = {
  name: 'berber-rug',
  bend: 4,
  closeUp: { x: 400, y: 560, width: 400 },
  draw,
};
