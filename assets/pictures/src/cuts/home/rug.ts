import { lighter, linearOf, type Rgb } from '../../engine/color.ts';
import type { Paint } from '../../engine/part-options.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { fringe, STRANDS } from '../../kit/fringe.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface RugOptions extends CutOptions {
  readonly motif?: string;
  readonly second?: string;
  readonly third?: string;
}

const LEFT = 190;
const TOP = 220;
const WIDTH = 520;
const HEIGHT = 800;
const RIGHT = LEFT + WIDTH;
const BOTTOM = TOP + HEIGHT;
const OUTLINE =
  `M${LEFT} ${TOP}C${LEFT + 170} ${TOP - 4} ${LEFT + 340} ${TOP + 3} ${RIGHT} ${TOP}C${RIGHT + 4} ${TOP + 260} ${RIGHT - 4} ${TOP + 520} ${RIGHT} ${BOTTOM}` +
  `C${LEFT + 340} ${BOTTOM + 4} ${LEFT + 170} ${BOTTOM - 3} ${LEFT} ${BOTTOM}C${LEFT - 4} ${TOP + 520} ${LEFT + 4} ${TOP + 260} ${LEFT} ${TOP}Z`;
const KNOT = 10;
const REPEAT = 220;

const knot = (value: number) => Math.round(value / KNOT) * KNOT;
const wrapped = (value: number, period: number) => (((value % period) + period) % period) - period / 2;

type Wools = Record<'ground' | 'motif' | 'second' | 'third', Rgb>;

/** Two borders of zigzags around the field; null inside it. */
function borderAt(u: number, v: number, wools: Wools): Rgb | null {
  const toSide = WIDTH / 2 - Math.abs(u - 450);
  const toEnd = HEIGHT / 2 - Math.abs(v - 620);
  const border = Math.min(toSide, toEnd);
  if (border < 16) return wools.motif;
  if (border < 24) return wools.ground;
  if (border < 64) {
    const wave = Math.abs(wrapped((toSide < toEnd ? v : u) + 20, 52));
    return knot(wave) + knot(border - 24) < 40 ? wools.third : wools.second;
  }
  if (border < 72) return wools.ground;
  return border < 78 ? wools.motif : null;
}

/** Stepped medallions down the middle, small diamonds beside them. */
function fieldAt(u: number, v: number, wools: Wools): Rgb {
  const x = Math.abs(knot(u - 450));
  const diamond = x * 0.9 + Math.abs(knot(wrapped(v - 620 + REPEAT / 2, REPEAT)));
  if (diamond < 24) return wools.third;
  if (diamond < 48) return wools.ground;
  if (diamond < 84) return wools.motif;
  if (diamond >= 96 && diamond < 118) return wools.second;
  if (x <= 120 || x >= 172) return wools.ground;
  const small = Math.abs(x - 146) + Math.abs(knot(wrapped(v - 620, REPEAT)));
  return small >= 14 && small < 40 ? wools.third : wools.ground;
}

async function draw(scene: Scene, options: RugOptions) {
  const { color, fabric = 'pile', motif = '#7d4a3a', second = '#3c4a52', third = '#a8875c' } = options;
  const wools = { ground: linearOf(color), motif: linearOf(motif), second: linearOf(second), third: linearOf(third) };
  const design: Paint = (u, v) => borderAt(u, v, wools) ?? fieldAt(u, v, wools);
  castShadow(scene, await outlineOf(scene, OUTLINE), { blur: 18, x: 8, y: 16, strength: 0.34 });
  const strands = { ...STRANDS, paint: lighter(color, 0.25) };
  const ends = { from: LEFT + 4, to: RIGHT - 4, step: 11 };
  await part(scene, fringe({ ...ends, y: BOTTOM, length: 46, seed: scene.seed }), strands);
  await part(scene, fringe({ ...ends, y: TOP, length: -46, seed: scene.seed + 1 }), strands);
  await part(scene, OUTLINE, {
    fabric,
    paint: design,
    inflate: 16,
    puff: 0.35,
    drape: 3,
    drapeX: 160,
    drapeY: 160,
    castBlur: 4,
    castX: 2,
    castY: 4,
    edge: 0.26,
  });
}

/** Kelim with stepped medallions and fringed ends. */
export const rug: Cut<RugOptions> = {
  name: 'rug',
  bend: 3,
  closeUp: { x: 380, y: 820, width: 420 },
  draw,
};
