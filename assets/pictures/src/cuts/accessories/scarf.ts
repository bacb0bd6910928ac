import { placed, type Scene } from '../../engine/scene.ts';
import { fringe, STRANDS } from '../../kit/fringe.ts';
import { ridge, valley } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ScarfOptions extends CutOptions {
  readonly fringe?: string;
}

const REAR =
  'M338 250C370 238 540 238 566 250C574 480 566 760 574 960C500 968 410 968 334 960C342 740 330 480 338 250Z';
const FRONT =
  'M322 236C330 204 350 196 380 194C440 190 500 192 548 198C576 204 584 222 586 250C592 460 578 680 588 880C510 890 400 890 320 880C330 660 312 440 322 236Z';

const lengthwise = (x: number, top: number, bottom: number) =>
  [0.16, 0.38, 0.63, 0.86]
    .map((t, k) => {
      const at = x + 230 * t;
      const third = (bottom - top) / 3;
      const path = `M${at} ${top}C${at + 16} ${top + third} ${at - 18} ${bottom - third} ${at + 6} ${bottom}`;
      return k % 2 ? ridge(path, 24, 0.55) : valley(path, 22, 0.5);
    })
    .join('');

async function draw(scene: Scene, options: ScarfOptions) {
  const cloth = clothOf(options, 'wool');
  const strands = { ...STRANDS, paint: options.fringe ?? options.color };
  const rear = placed(scene, 'rotate(-9 450 260)');
  await lyingShadow(rear, REAR, { blur: 26, y: 26 });
  await part(rear, fringe({ from: 336, to: 572, y: 960, length: 74, seed: scene.seed }), strands);
  const folded = { ...cloth, inflate: 36, puff: 0.55, drape: 3, foldBlur: 12, foldDepth: 38, edge: 0.24 };
  await part(rear, REAR, {
    ...folded,
    paint: shaded(cloth.paint, 0.94),
    angle: 0.157,
    cast: 0.1,
    folds: lengthwise(338, 250, 960),
  });

  const front = placed(scene, 'rotate(7 450 260)');
  await part(front, fringe({ from: 322, to: 586, y: 880, length: 76, seed: scene.seed + 4 }), strands);
  const turn =
    ridge('M326 250C400 236 500 236 584 250', 16, 0.4) + valley('M324 290C400 300 500 296 586 288', 16, 0.35);
  await part(front, FRONT, {
    ...folded,
    angle: -0.122,
    cast: 0.5,
    castBlur: 14,
    castX: 8,
    castY: 12,
    folds: lengthwise(334, 220, 880) + turn,
  });
}

/** Long fringed scarf, folded once. */
export const scarf: Cut<ScarfOptions> = {
  name: 'scarf',
  bend: 5,
  closeUp: { x: 400, y: 800, width: 420 },
  draw,
};
