import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, line, seam, topstitch } from '../../kit/ink.ts';
import { shirtCollar } from '../../kit/necks.ts';
import { both, mirrorPath, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { TORSO, torso, torsoFolds } from '../../kit/torso.ts';
import { buttons } from '../../kit/trims.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface PoloOptions extends CutOptions {
  /** Line along the collar; none unless told. */
  readonly tipping?: string;
  readonly buttons?: string;
}

const SHAPE = {
  ...TORSO,
  neck: 64,
  neckY: 198,
  drop: 60,
  shoulder: 184,
  shoulderY: 240,
  armpit: 204,
  armpitY: 456,
  waist: 200,
  waistY: 640,
  hem: 206,
  hemY: 888,
};
const SLEEVE = sleeve({ shoulder: [268, 240], armpit: [248, 462], cuff: [156, 494], width: 146, biceps: 158 });

async function draw(scene: Scene, options: PoloOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'pique');
  const rib = { fabric: 'fineRib', paint: paintOf({ color: options.color }) } as const;
  await clothesShadow(scene, torso(SHAPE) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await sleevePair(scene, SLEEVE, { ...cloth, random, creases: { width: 12 }, foldDepth: 38, puff: 0.65 });
  await pair(scene, SLEEVE.band(24, 134), { ...BAND, ...rib, angle: SLEEVE.angle });
  await piece(scene, torso(SHAPE), {
    ...cloth,
    ...BODY,
    folds: torsoFolds(random, { ...SHAPE, width: 15, hanging: 6 }),
  });
  await piece(scene, roundedBox(433, 244, 34, 164, 2), { ...BAND, ...cloth, inflate: 8, puff: 0.45, castBlur: 4 });
  await shirtCollar(scene, { ...rib, stitched: false });
  const tip = 'M354 230C364 256 378 282 399 298C415 279 434 260 447 246';
  await ink(
    scene,
    options.tipping ? both(line(tip, options.tipping, 3.6, 0.9)) : '',
    both(seam('M268 244C280 306 270 386 250 454')),
    topstitch('M437 262L437 402M463 262L463 402M437 392L463 392', { width: 1.2 }),
    both(line('M246 876C320 886 390 888 450 888', '#000', 1.5, 0.22)),
  );
  await buttons(
    scene,
    [
      [450, 268],
      [450, 322],
      [450, 376],
    ],
    { radius: 6.5, color: options.buttons ?? '#efe9dc' },
  );
}

const COLLAR_BEHIND = symmetric('M450 172C410 172 380 182 364 208L350 236C384 254 418 260 450 260');

async function drawBehind(scene: Scene, { color, tipping }: PoloOptions) {
  const collar = {
    ...BAND,
    fabric: 'fineRib',
    paint: paintOf({ color }),
    inflate: 18,
    puff: 0.4,
    castBlur: 6,
  } as const;
  await piece(scene, COLLAR_BEHIND, { ...collar, cast: 0.36, castY: 6 });
  await ink(
    scene,
    tipping ? both(line('M355 232C386 249 418 254 450 254', tipping, 3.6, 0.9)) : '',
    both(seam('M268 244C280 306 270 386 250 454')),
    both(line('M246 876C320 886 390 888 450 888', '#000', 1.5, 0.22)),
  );
}

/** Polo shirt with a knitted collar and a short placket. */
export const polo: Cut<PoloOptions> = {
  name: 'polo',
  bend: 8,
  closeUp: { x: 450, y: 330, width: 380 },
  draw,
  behind: { body: area(torso({ ...SHAPE, drop: -16 })), draw: drawBehind },
};
