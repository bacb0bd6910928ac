import { placed, type Scene } from '../../engine/scene.ts';
import { fringe, STRANDS } from '../../kit/fringe.ts';
import { ridge, valley } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ThrowOptions extends CutOptions {
  readonly fringe?: string;
  /** Without fringes. */
  readonly hemmed?: boolean;
}

const LAYERS = [
  [
    'M186 372C186 356 198 348 216 348L712 360C730 362 738 372 738 388L734 902C734 914 724 920 710 920L212 912C196 912 186 902 186 886Z',
    0.84,
  ],
  [
    'M174 350C174 332 188 324 208 324L700 338C718 340 728 350 728 368L722 876C722 890 712 896 698 896L204 888C186 888 174 876 174 860Z',
    0.92,
  ],
  [
    'M160 326C160 306 176 296 198 296L690 312C710 314 720 326 720 344L712 850C712 866 702 872 688 872L192 862C172 862 160 850 160 832Z',
    1,
  ],
] as const;
/** The folded edge is a soft roll. */
const ROLL =
  'M160 326C160 306 172 298 192 300C214 306 222 330 222 360L222 820C222 850 210 862 190 862C170 862 160 850 160 832Z';
const CREASES =
  valley('M180 450C320 500 420 480 560 540', 24, 0.5) +
  ridge('M176 510C320 560 440 540 600 620', 26, 0.45) +
  valley('M640 330C610 440 640 520 712 590', 22, 0.45) +
  ridge('M200 700C320 690 420 740 520 850', 26, 0.45) +
  valley('M180 760C280 750 360 790 430 850', 22, 0.45);

async function draw(scene: Scene, options: ThrowOptions) {
  const cloth = clothOf(options, 'waffle');
  const turned = placed(scene, 'rotate(-4 450 620)');
  await lyingShadow(turned, LAYERS[0][0] + LAYERS[2][0], { y: 34, strength: 0.36 });
  const strands = fringe({ from: 196, to: 724, y: 908, length: 72, step: 15, seed: scene.seed });
  if (!options.hemmed) await part(turned, strands, { ...STRANDS, paint: options.fringe ?? options.color });
  for (const [path, light] of LAYERS) {
    await part(turned, path, {
      ...cloth,
      paint: shaded(cloth.paint, light),
      angle: 0.07,
      inflate: 36,
      puff: 0.85,
      drape: 6,
      drapeX: 150,
      drapeY: 110,
      cast: 0.45,
      castBlur: 9,
      castY: 9,
      edge: 0.26,
      folds: CREASES,
      foldBlur: 14,
      foldDepth: 36,
    });
  }
  await part(turned, ROLL, { ...cloth, angle: 0.07, inflate: 26, puff: 0.6, cast: 0, bevel: 2, edge: 0.06 });
}

/** Folded throw with a fringe. */
export const throwBlanket: Cut<ThrowOptions> = {
  name: 'throw',
  bend: 6,
  closeUp: { x: 600, y: 780, width: 420 },
  draw,
};
