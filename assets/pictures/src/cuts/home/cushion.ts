import { createRandom, type Random } from '../../engine/random.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { crease } from '../../kit/folds.ts';
import { fringe, STRANDS } from '../../kit/fringe.ts';
import { line, topstitch } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CushionOptions extends CutOptions {
  /** Colour of the corded edge; the ground colour unless told. */
  readonly piping?: string;
  /** Plain soft edges. */
  readonly plain?: boolean;
  /** Colour of tassels at the corners and of stitched lines. */
  readonly tassels?: string;
}

const OUTLINE =
  'M150 330C260 354 360 358 450 354C560 358 640 352 750 326C760 334 762 340 758 350C734 460 730 540 734 640' +
  'C730 740 738 820 760 930C764 942 758 950 746 950C640 924 560 920 450 924C350 920 250 926 152 952' +
  'C142 952 136 946 140 934C166 820 170 740 166 640C170 540 162 450 140 346C138 336 142 330 150 330Z';

/** Folds run in from each corner, where the filling does not reach. */
function cornerFolds(random: Random): string {
  let folds = '';
  for (const a of [-1, 1]) {
    for (const b of [-1, 1]) {
      for (let k = 0; k < 4; k++) {
        const spread = (k - 1.5) * 0.2 + (random() - 0.5) * 0.12;
        const reach = 120 + random() * 110;
        const turn = Math.atan2(-b * 0.86, -a) + spread;
        const x = 450 + a * 284;
        const y = 640 + b * 288;
        folds += crease([x, y], [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach], {
          bend: (random() - 0.5) * 24,
          width: 18 + random() * 10,
          lift: 0.9,
          valley: 1,
        });
      }
    }
  }
  return (
    folds +
    crease([300, 520], [420, 760], { bend: 40, width: 60, lift: 0.3 }) +
    crease([600, 480], [520, 700], { bend: -30, width: 50, lift: 0.25 })
  );
}

async function drawTassels(scene: Scene, color: string) {
  for (const [x, y, turn] of [
    [146, 336, 45],
    [754, 332, -45],
    [146, 944, 135],
    [754, 946, -135],
  ] as const) {
    const corner = placed(scene, `translate(${x} ${y}) rotate(${turn})`);
    await part(corner, fringe({ from: -24, to: 24, y: 24, length: 74, step: 8, seed: x + y }), {
      ...STRANDS,
      paint: color,
    });
    await part(corner, roundBox(-22, 0, 44, 36, 14), {
      fabric: 'rope',
      paint: color,
      inflate: 14,
      puff: 0.8,
      cast: 0.3,
      castBlur: 6,
    });
  }
}

async function draw(scene: Scene, options: CushionOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'canvas');
  const shadow = await outlineOf(scene, OUTLINE);
  castShadow(scene, shadow, { blur: 38, x: 16, y: 44, strength: 0.42 });
  castShadow(scene, shadow, { blur: 9, x: 4, y: 9, strength: 0.2 });
  if (options.tassels) await drawTassels(scene, options.tassels);
  else if (!options.plain)
    await part(scene, line(OUTLINE, '#fff', 11, 1), {
      fabric: cloth.fabric,
      paint: paintOf({ color: options.piping ?? options.color }),
      inflate: 6,
      puff: 0.9,
      cast: 0.1,
    });
  await part(scene, OUTLINE, {
    ...cloth,
    inflate: 150,
    puff: 0.82,
    drape: 5,
    drapeX: 130,
    drapeY: 120,
    cast: 0.12,
    castBlur: 4,
    castX: 0,
    castY: 2,
    edge: 0.3,
    folds: cornerFolds(random),
    foldBlur: 10,
    foldDepth: 40,
    patternShift: 6,
  });
  if (options.tassels) {
    const rows = [470, 500, 640, 780, 810].map((y) => `M166 ${y}C360 ${y + 8} 540 ${y - 6} 736 ${y}`);
    await ink(scene, topstitch(rows.join(''), { color: options.tassels, opacity: 0.9, width: 5, dash: '16 9' }));
  }
}

/** Square cushion with a corded edge. */
export const cushion: Cut<CushionOptions> = {
  name: 'cushion',
  bend: 8,
  closeUp: { x: 300, y: 480, width: 400 },
  draw,
};
