import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease } from '../../kit/folds.ts';
import { area, neckLabel, seam, topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { patchPocket, stud } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import { type PaintedCloth, paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface RaincoatOptions extends CutOptions {
  readonly lining?: string;
  readonly liningStripe?: string;
  readonly studs?: string;
}

const OUTLINE = symmetric(
  'M450 340C410 336 376 316 352 282C326 290 300 300 276 314C290 380 282 450 260 518C246 642 226 764 210 890C296 918 380 926 450 926',
);
const SLEEVE = sleeve({ shoulder: [278, 314], armpit: [264, 526], cuff: [152, 796], width: 106, biceps: 132 });
const HOOD = symmetric('M450 168C386 168 336 204 328 256C324 288 338 316 356 326C386 350 420 356 450 358');
const OPENING = symmetric('M450 200C402 200 368 224 362 264C358 300 400 330 450 344');
const RIM =
  symmetric('M450 182C386 182 348 220 342 264C340 306 396 342 450 366') +
  symmetric('M450 208C406 208 378 228 374 264C372 298 414 322 450 338');
const FLAP = 'M268 664L396 664L396 706C396 714 392 718 384 718L280 718C272 718 268 714 268 706Z';

async function drawHood(scene: Scene, cloth: PaintedCloth, options: RaincoatOptions) {
  await piece(scene, HOOD, {
    ...cloth,
    puff: 0.65,
    drape: 4,
    drapeX: 50,
    drapeY: 50,
    castBlur: 9,
    castY: 8,
    folds: both(crease([342, 230], [372, 320], { bend: -14, width: 18 })),
    foldBlur: 7,
    foldDepth: 40,
  });
  const stripe = { kind: 'stripes', ink: options.liningStripe ?? '#5a6b78', pitch: 18, share: 0.3 } as const;
  const paint = paintOf({ color: options.lining ?? '#e9e3d6', pattern: stripe });
  await piece(scene, OPENING, {
    ...BAND,
    fabric: 'jersey',
    paint: shaded(paint, 0.72),
    inflate: 44,
    puff: -0.3,
    cast: 0,
  });
  await ink(scene, neckLabel(262, 30));
  await piece(scene, area(RIM), { ...cloth, inflate: 18, puff: 0.6, drape: 2, castBlur: 6, castY: 6 });
}

async function drawPockets(scene: Scene, cloth: PaintedCloth, color: string) {
  for (const right of [false, true]) {
    const shape = { x: 274, y: 676, width: 116, height: 134, corner: 26, right };
    await patchPocket(scene, shape, { ...cloth, inflate: 16, cast: 0.3 });
    await piece(scene, right ? mirrorPath(FLAP) : FLAP, { ...BAND, ...cloth, inflate: 14, cast: 0.38, castY: 6 });
    await stud(scene, [right ? 568 : 332, 698], { radius: 8, color });
  }
}

const bodyFolds = (random: Random) =>
  torsoFolds(random, { armpit: 190, armpitY: 518, hem: 230, hemY: 918, width: 20, hanging: 7, neckY: 350 });

async function draw(scene: Scene, options: RaincoatOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'raincoat');
  const studs = options.studs ?? '#e9e3d6';
  await clothesShadow(scene, OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path) + HOOD);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 16 },
    foldDepth: 42,
    foldBlur: 7,
    inflate: 56,
    puff: 0.75,
  });
  await pair(scene, SLEEVE.band(26, 108, -22), { ...BAND, ...cloth, angle: SLEEVE.angle });
  await piece(scene, OUTLINE, {
    ...cloth,
    ...BODY,
    inflate: 106,
    drape: 5,
    folds: bodyFolds(random),
    foldBlur: 8,
    foldDepth: 50,
  });
  await drawHood(scene, cloth, options);
  await piece(scene, roundedBox(424, 352, 52, 570, 4), { ...BAND, ...cloth, puff: 0.4, cast: 0.32, castX: 3 });
  await drawPockets(scene, cloth, studs);
  for (const y of [388, 484, 580, 676, 772]) await stud(scene, [450, y], { radius: 9, color: studs });
  await ink(
    scene,
    both(seam('M278 318C292 386 284 456 264 518') + topstitch('M214 872C300 900 380 908 424 908', { opacity: 0.22 })),
    topstitch('M430 360L430 914M470 360L470 914', { opacity: 0.18, width: 1.3 }),
  );
}

/** Child's raincoat with a hood, press studs and big pockets. */
export const raincoat: Cut<RaincoatOptions> = {
  name: 'raincoat',
  bend: 8,
  closeUp: { x: 450, y: 420, width: 420 },
  draw,
};
