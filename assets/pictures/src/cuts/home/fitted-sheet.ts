import type { Scene } from '../../engine/scene.ts';
import { ridge, strip, valley } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { tiedBow } from '../../kit/waists.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface FittedSheetOptions extends CutOptions {
  readonly ribbon?: string;
}

const LAYERS = [0, 1, 2, 3].map((k) => {
  const [x, y] = [196 - k * 5, 470 - k * 34];
  return `M${x} ${y + 26}C${x} ${y + 6} ${x + 14} ${y} ${x + 34} ${y}L${x + 480} ${y + 4}C${x + 502} ${y + 4} ${x + 512} ${y + 14} ${x + 512} ${y + 34}L${x + 508} ${y + 400}C${x + 508} ${y + 418} ${x + 498} ${y + 426} ${x + 480} ${y + 426}L${x + 30} ${y + 420}C${x + 10} ${y + 418} ${x} ${y + 408} ${x} ${y + 392}Z`;
});
const CREASES =
  valley('M210 560C340 600 460 590 600 640', 22, 0.4) +
  ridge('M230 620C380 640 480 660 620 720', 26, 0.35) +
  valley('M620 420C590 520 620 620 680 700', 20, 0.35);

async function draw(scene: Scene, options: FittedSheetOptions) {
  const cloth = clothOf(options, 'jersey');
  const { ribbon = '#8a7a62' } = options;
  await lyingShadow(scene, LAYERS.join(''), { y: 36, strength: 0.36 });
  for (const [k, path] of LAYERS.entries()) {
    await part(scene, path, {
      ...cloth,
      paint: shaded(cloth.paint, 0.86 + k * 0.045),
      inflate: 34,
      puff: 0.8,
      drape: 5,
      drapeX: 150,
      drapeY: 110,
      cast: 0.42,
      castBlur: 8,
      castY: 8,
      edge: 0.24,
      folds: CREASES,
      foldBlur: 13,
      foldDepth: 30,
    });
  }
  const satin = {
    fabric: 'satin',
    paint: ribbon,
    inflate: 8,
    puff: 0.5,
    cast: 0.34,
    castBlur: 5,
    castY: 5,
    foldBlur: 3,
    foldDepth: 14,
  } as const;
  await part(scene, strip('M180 580C340 588 520 586 694 580', 40, 'butt'), satin);
  await part(scene, roundBox(418, 366, 40, 426, 4), satin);
  await tiedBow(scene, 438, 570, satin);
}

/** Folded sheet tied with a ribbon. */
export const fittedSheet: Cut<FittedSheetOptions> = {
  name: 'fitted-sheet',
  bend: 5,
  closeUp: { x: 520, y: 620, width: 420 },
  draw,
};
