import type { Scene } from '../../engine/scene.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface SunHatOptions extends CutOptions {
  readonly ribbon?: string;
}

const CROWN =
  'M262 690C250 560 300 440 380 424C420 416 480 416 520 424C600 440 650 560 638 690C580 726 320 726 262 690Z';
const BAND =
  'M258 640C320 676 580 676 642 640C644 668 642 690 638 704C580 738 320 738 262 704C258 690 256 668 258 640Z';
const BOW = [
  'M586 668C620 640 660 640 664 668C664 700 626 712 590 694Z',
  'M588 680C600 710 612 738 640 764L664 738C636 722 616 702 600 676Z',
  roundBox(574, 656, 30, 50, 10),
];

/** Rows of straw around the brim. */
function rings(x: number, y: number): readonly [number, number] {
  const dx = (x - 450) / 372;
  const dy = (y - 690) / 150;
  return [Math.atan2(dy, dx) * 300, Math.hypot(dx, dy) * 372];
}

async function draw(scene: Scene, options: SunHatOptions) {
  const { color, fabric = 'rope', ribbon = '#2b3549' } = options;
  const brim = ellipse(450, 700, 372, 150);
  const grosgrain = { ...TRIM, fabric: 'fineRib', paint: ribbon } as const;
  await lyingShadow(scene, brim, { blur: 30, y: 44, strength: 0.36 });
  await part(scene, brim, {
    fabric,
    uvAt: rings,
    paint: color,
    inflate: 60,
    puff: 0.2,
    cast: 0,
    edge: 0.3,
    drape: 9,
    drapeX: 170,
    drapeY: 70,
  });
  await part(scene, CROWN, {
    fabric,
    uvAt: (x, y) => [x * 1.4, (y + ((x - 450) / 190) ** 2 * -26) * 1.5],
    paint: color,
    inflate: 90,
    puff: 0.72,
    cast: 0.55,
    castBlur: 18,
    castX: 12,
    castY: 16,
    edge: 0.35,
  });
  await part(scene, BAND, { ...grosgrain, inflate: 22, angle: Math.PI / 2, edge: 0.3 });
  for (const path of BOW) await part(scene, path, grosgrain);
}

/** Straw hat with a wide brim and a ribbon. */
export const sunHat: Cut<SunHatOptions> = {
  name: 'sun-hat',
  bend: 0,
  closeUp: { x: 520, y: 640, width: 420 },
  draw,
};
