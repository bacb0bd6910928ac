import { linearOf } from '../../engine/color.ts';
import { fraction } from '../../engine/numbers.ts';
import type { Paint } from '../../engine/part-options.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { fringe, STRANDS } from '../../kit/fringe.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface RunnerRugOptions extends CutOptions {
  /** Light ground and a third colour. */
  readonly ground?: string;
  readonly third?: string;
}

const [LEFT, TOP, RIGHT, BOTTOM] = [300, 170, 600, 1030] as const;
const OUTLINE = `M${LEFT} ${TOP}C400 ${TOP - 4} 500 ${TOP + 4} ${RIGHT} ${TOP}C${RIGHT + 5} 460 ${RIGHT - 5} 740 ${RIGHT} ${BOTTOM}C500 ${BOTTOM + 4} 400 ${BOTTOM - 4} ${LEFT} ${BOTTOM}C${LEFT - 5} 740 ${LEFT + 5} 460 ${LEFT} ${TOP}Z`;
const REPEAT = 172;

/** Where each stripe ends, in shares of the repeat. */
function stripes(first: string, ground: string, third: string): Paint {
  const ends = [
    [0.3, first],
    [0.42, ground],
    [0.48, third],
    [0.56, ground],
    [0.7, third],
    [0.82, ground],
    [0.88, first],
  ] as const;
  const bands = ends.map(([end, color]) => ({ end, color: linearOf(color) }));
  const rest = linearOf(ground);
  return (_u, v) => {
    const place = fraction((v - TOP) / REPEAT);
    return bands.find(({ end }) => place < end)?.color ?? rest;
  };
}

async function draw(scene: Scene, options: RunnerRugOptions) {
  const { color, fabric = 'canvas', ground = '#ddd2bd', third = '#a8742f' } = options;
  castShadow(scene, await outlineOf(scene, OUTLINE), { blur: 16, x: 8, y: 14, strength: 0.34 });
  const ends = { from: LEFT + 4, to: RIGHT - 4, step: 11 };
  await part(scene, fringe({ ...ends, y: BOTTOM, length: 52, seed: scene.seed }), { ...STRANDS, paint: ground });
  await part(scene, fringe({ ...ends, y: TOP, length: -52, seed: scene.seed + 1 }), { ...STRANDS, paint: ground });
  await part(scene, OUTLINE, {
    fabric,
    paint: stripes(color, ground, third),
    inflate: 14,
    puff: 0.3,
    drape: 4,
    drapeX: 140,
    drapeY: 160,
    castBlur: 4,
    castY: 4,
    edge: 0.26,
  });
}

/** Narrow striped runner with fringes. */
export const runnerRug: Cut<RunnerRugOptions> = {
  name: 'runner-rug',
  bend: 3,
  closeUp: { x: 460, y: 860, width: 400 },
  draw,
};
