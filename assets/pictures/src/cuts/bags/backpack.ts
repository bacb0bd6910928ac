import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, line, ridge, strip, topstitch, valley } from '../../kit/ink.ts';
import { both, mirrorPath, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part, TRIM } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BackpackOptions extends CutOptions {
  /** Leather of straps and handle. */
  readonly leather?: string;
  readonly metal?: string;
}

const BODY =
  'M226 470C226 340 300 280 450 280C600 280 674 340 674 470L690 900C692 946 668 968 624 968L276 968C232 968 208 946 210 900Z';
const FLAP =
  'M222 480C222 344 298 276 450 276C602 276 678 344 678 480C680 570 660 622 620 640C520 664 380 664 280 640C240 622 220 570 222 480Z';
const POCKET =
  'M268 720C268 700 280 690 300 690L600 690C620 690 632 700 632 720L638 890C638 916 624 930 600 930L300 930C276 930 262 916 262 890Z';
const POCKET_EDGE = 'M262 690L638 690L640 736C560 748 340 748 260 736Z';
const HANDLE = 'M400 300C396 222 414 198 450 198C486 198 504 222 500 300';
const SHOULDER_STRAP = 'M232 420C180 470 164 620 176 760C182 820 200 860 222 884L226 820C204 740 206 560 240 470Z';
const SIDE_POCKET = 'M214 690C190 700 180 730 180 790C180 860 190 910 214 920Z';

async function drawSides(scene: Scene, cloth: PaintedCloth) {
  for (const [path, light] of [
    [SHOULDER_STRAP, 0.85],
    [SIDE_POCKET, 0.9],
  ] as const) {
    for (const side of [path, mirrorPath(path)]) {
      await part(scene, side, { ...cloth, paint: shaded(cloth.paint, light), inflate: 16, puff: 0.7, cast: 0.25 });
    }
  }
}

async function drawBody(scene: Scene, cloth: PaintedCloth) {
  await part(scene, BODY, {
    ...cloth,
    inflate: 90,
    puff: 0.6,
    drape: 4,
    cast: 0.15,
    edge: 0.28,
    folds: both(
      valley('M226 940C262 900 260 820 250 760', 14, 0.5) + ridge('M240 680C262 740 264 800 254 860', 14, 0.4),
    ),
    foldBlur: 9,
    foldDepth: 24,
  });
  await part(scene, POCKET, { ...cloth, puff: 0.6, drape: 2, cast: 0.4, castBlur: 7, castX: 2, castY: 5 });
  await part(scene, POCKET_EDGE, { ...TRIM, ...cloth, inflate: 16 });
  await part(scene, FLAP, {
    ...cloth,
    inflate: 76,
    puff: 0.55,
    drape: 3,
    cast: 0.5,
    castBlur: 12,
    castX: 3,
    castY: 12,
    folds: both(
      valley('M300 330C270 380 262 440 266 520', 12, 0.4) + ridge('M340 560C360 600 380 620 400 632', 10, 0.4),
    ),
    foldBlur: 9,
    foldDepth: 24,
  });
}

async function drawStraps(scene: Scene, leather: string, metal: string) {
  const strap = { ...TRIM, fabric: 'smoothLeather', paint: leather } as const;
  const thread = { color: lighter(leather, 0.5), opacity: 0.45, width: 1.5 };
  for (const x of [330, 570]) {
    const tongue = `M${x - 21} 560L${x + 21} 560L${x + 21} 764C${x + 21} 784 ${x - 21} 784 ${x - 21} 764Z`;
    await part(scene, tongue, { ...strap, inflate: 12 });
    await part(scene, area(roundBox(x - 29, 660, 58, 48, 7) + roundBox(x - 20, 669, 40, 30, 4)), {
      ...METAL,
      paint: metal,
    });
    await part(scene, strip(`M${x} 664L${x} 702`, 6), { ...METAL, paint: metal });
    await ink(
      scene,
      topstitch(`M${x - 15} 566L${x - 15} 764M${x + 15} 566L${x + 15} 764`, thread),
      `<circle cx="${x}" cy="730" r="3" fill="#1a0f08"/><circle cx="${x}" cy="750" r="3" fill="#1a0f08"/>`,
    );
  }
  await part(scene, roundBox(410, 802, 80, 56, 6), { ...strap, inflate: 8, puff: 0.3 });
  await ink(
    scene,
    line('M466 830A16 16 0 1 1 458 816', '#3a2618', 4, 0.8),
    '<circle cx="464" cy="820" r="3.6" fill="#3a2618" opacity=".8"/>',
  );
}

async function draw(scene: Scene, options: BackpackOptions) {
  const cloth = clothOf(options, 'canvas');
  const { leather = '#7a5638', metal = '#b79f6a' } = options;
  await standingShadow(scene, { x: 456, y: 970, rx: 250, ry: 20 });
  await drawSides(scene, cloth);
  await part(scene, strip(HANDLE, 25), { ...TRIM, fabric: 'smoothLeather', paint: leather, inflate: 12, puff: 0.8 });
  await drawBody(scene, cloth);
  await drawStraps(scene, leather, metal);
  const thread = { color: lighter(options.color, 0.4), opacity: 0.45, width: 1.9, dash: '7 4.5' };
  await ink(
    scene,
    topstitch(
      'M236 490C236 360 308 290 450 290C592 290 664 360 664 490C666 566 648 612 612 628C520 650 380 650 288 628C252 612 234 566 236 490',
      thread,
    ),
    topstitch(
      'M278 752C280 800 276 850 276 890C276 908 284 916 302 916L598 916C616 916 624 908 624 890C624 850 620 800 622 752',
      thread,
    ),
  );
}

/** Canvas backpack with a flap and leather straps. */
export const backpack: Cut<BackpackOptions> = {
  name: 'backpack',
  bend: 0,
  closeUp: { x: 420, y: 660, width: 400 },
  draw,
};
