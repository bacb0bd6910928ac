import { darker } from '../../engine/color.ts';
import { createRandom } from '../../engine/random.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { hangingFolds } from '../../kit/folds.ts';
import { ridge, strip, topstitch, valley } from '../../kit/ink.ts';
import { both } from '../../kit/paths.ts';
import { ink, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ToteOptions extends CutOptions {
  /** Colour of the handles; the bag's own unless told. */
  readonly handles?: string;
  readonly handleFabric?: 'canvas' | 'smoothLeather';
}

const FRONT =
  'M206 504C290 512 610 512 694 504C700 640 708 840 716 996C640 1014 260 1014 184 996C192 840 200 640 206 504Z';
const MOUTH = 'M206 504C290 490 610 490 694 504C610 520 290 520 206 504Z';
const HEM = 'M204 504C290 512 610 512 696 504L698 546C610 556 290 556 202 546Z';
const handle = (inset: number) =>
  `M${326 + inset} 540C${316 + inset} 380 ${352 + inset} 206 450 206C${548 - inset} 206 ${584 - inset} 380 ${574 - inset} 540`;
const CREASES =
  both(
    ridge('M350 540C340 640 300 760 260 860', 18, 0.5) +
      valley('M380 540C380 640 350 740 320 830', 18, 0.45) +
      valley('M196 980C240 930 270 880 290 820', 18, 0.5),
  ) + ridge('M450 990C440 920 470 860 450 780', 20, 0.4);

async function draw(scene: Scene, options: ToteOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'canvas');
  const paint = options.handles ?? options.color;
  const fabric = options.handleFabric ?? 'canvas';
  await lyingShadow(scene, FRONT, { strength: 0.32 });
  const rear = { fabric, paint, inflate: 10, cast: 0.25, castX: 8, castY: 10, edge: 0.5 } as const;
  await part(placed(scene, 'translate(12 -14)'), strip(handle(6), 32, 'butt'), { ...rear, paint: darker(paint, 0.2) });
  await part(scene, MOUTH, { ...cloth, paint: shaded(cloth.paint, 0.6), inflate: 8, puff: 0.2, cast: 0 });
  const folds =
    CREASES + hangingFolds(random, { x0: 230, x1: 670, top: 600, bottom: 1000, count: 6, width: 24, lift: 0.6 });
  await part(scene, FRONT, {
    ...cloth,
    inflate: 74,
    puff: 0.5,
    drape: 6,
    drapeX: 90,
    drapeY: 120,
    cast: 0.1,
    folds,
    foldBlur: 10,
    foldDepth: 40,
    patternShift: 5,
  });
  await part(scene, HEM, { ...TRIM, ...cloth, cast: 0.2 });
  await part(scene, strip(handle(0), 36, 'butt'), { fabric, paint, inflate: 11, cast: 0.34, castBlur: 8, castY: 8 });
  for (const x of [325, 575]) {
    const patch = `M${x - 19} 520L${x + 19} 520L${x + 20} 612L${x - 20} 612Z`;
    await part(scene, patch, { ...TRIM, fabric, paint, inflate: 9 });
    const cross = `M${x - 13} 550L${x + 13} 550L${x + 14} 606L${x - 14} 606ZM${x - 13} 550L${x + 14} 606M${x + 13} 550L${x - 14} 606`;
    await ink(scene, topstitch(cross, { color: darker(paint, 0.4), opacity: 0.5, width: 1.6 }));
  }
  await ink(
    scene,
    topstitch('M206 540C290 550 610 550 694 540', { color: darker(options.color, 0.35), opacity: 0.5, width: 1.6 }),
  );
}

/** Open shopper with two handles. */
export const tote: Cut<ToteOptions> = {
  name: 'tote',
  bend: 5,
  closeUp: { x: 400, y: 600, width: 400 },
  draw,
};
