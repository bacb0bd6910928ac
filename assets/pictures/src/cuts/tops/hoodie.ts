import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease, gathers } from '../../kit/folds.ts';
import { area, line, neckLabel, seam, topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, METAL, pair, part, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { cord, stud } from '../../kit/trims.ts';
import { shaded, solid } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface HoodieOptions extends CutOptions {
  readonly lining?: string;
  readonly cords?: string;
}

const OUTLINE = symmetric(
  'M450 318C410 312 372 288 352 236C320 246 288 256 256 274C268 348 258 428 236 490C230 570 234 650 234 720' +
    'C236 770 236 806 240 836C310 846 390 848 450 848',
);
const SLEEVE = sleeve({ shoulder: [258, 274], armpit: [240, 498], cuff: [132, 810], width: 88, biceps: 142, puff: 6 });
const HEM = symmetric('M450 844C390 848 310 846 238 834C246 862 254 886 262 906C320 916 390 918 450 918');
const HOOD = symmetric('M450 130C392 130 346 158 334 208C326 240 336 268 352 280C380 312 420 322 450 324');
const OPENING = symmetric('M450 160C408 160 378 180 372 214C368 248 400 286 450 306');
const RIM =
  symmetric('M450 144C396 144 358 172 352 214C348 258 396 304 450 332') +
  symmetric('M450 172C412 172 388 188 384 216C382 250 414 284 450 302');
const POCKET = 'M350 650C410 654 490 654 550 650L614 756L612 838C540 844 360 844 288 838L286 756Z';

async function drawHood(scene: Scene, cloth: PaintedCloth, lining: string | undefined) {
  const folds =
    crease([346, 220], [386, 300], { bend: -14, width: 16 }) +
    crease([352, 180], [372, 250], { bend: -8, width: 12, lift: 0.5 });
  await piece(scene, HOOD, {
    ...cloth,
    puff: 0.5,
    drape: 4,
    drapeX: 50,
    drapeY: 50,
    castBlur: 9,
    castY: 8,
    folds: both(folds),
    foldDepth: 38,
  });
  await piece(scene, OPENING, {
    ...cloth,
    paint: lining ? shaded(solid(lining), 0.72) : shaded(cloth.paint, 0.5),
    inflate: 44,
    puff: -0.35,
    drape: 2,
    cast: 0,
  });
  await ink(scene, neckLabel(212, 30));
  await piece(scene, area(RIM), { ...cloth, inflate: 20, puff: 0.6, drape: 2, castBlur: 6, castY: 6, castX: 2 });
  await ink(
    scene,
    seam('M442 300C448 310 452 320 454 332'),
    both(topstitch('M440 166C408 168 380 186 376 216C374 250 412 282 464 306', { opacity: 0.22, width: 1.3 })),
  );
}

async function drawPocket(scene: Scene, cloth: PaintedCloth) {
  await piece(scene, POCKET, { ...cloth, inflate: 22, puff: 0.45, castBlur: 6, castY: 5, castX: 2 });
  await ink(
    scene,
    both(line('M350 654L290 756L291 802', '#000', 3, 0.32)),
    both(topstitch('M361 656L300 760L300 806', { opacity: 0.28 })),
    topstitch('M352 658C410 662 490 662 548 658'),
  );
}

async function drawCords(scene: Scene, color: string) {
  const cloth = { fabric: 'canvas', paint: color } as const;
  await cord(scene, 'M424 316C418 370 428 420 420 476L429 477C438 420 428 370 434 318Z', cloth);
  await cord(scene, 'M470 318C480 380 466 440 478 508L487 507C476 440 490 380 480 316Z', cloth);
  for (const [x, y] of [
    [419, 474],
    [477, 505],
  ] as const) {
    await part(scene, roundedBox(x, y, 11, 24, 2), { ...METAL, paint: '#b9b2a4', inflate: 4 });
  }
  await stud(scene, [428, 314], { radius: 7 });
  await stud(scene, [474, 314], { radius: 7 });
}

async function drawBody(scene: Scene, random: Random, cloth: PaintedCloth) {
  const folds =
    torsoFolds(random, { armpit: 214, armpitY: 490, hem: 210, hemY: 844, width: 18, hanging: 5, neckY: 320 }) +
    gathers(random, { x0: 252, x1: 648, y: 774, length: 70, count: 12, width: 11, lift: 0.5 });
  await piece(scene, OUTLINE, {
    ...cloth,
    ...BODY,
    inflate: 108,
    puff: 0.72,
    drape: 5,
    folds,
    foldBlur: 8,
    foldDepth: 52,
  });
}

async function draw(scene: Scene, options: HoodieOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'sweat');
  const rib = { ...BAND, fabric: 'ribKnit', paint: cloth.paint } as const;
  await clothesShadow(scene, OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path) + HOOD);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 15, wrist: 4 },
    foldDepth: 46,
    foldBlur: 7,
    inflate: 56,
    puff: 0.75,
  });
  await pair(scene, SLEEVE.band(54, 80), { ...rib, angle: SLEEVE.angle, inflate: 16, puff: 0.6 });
  await drawBody(scene, random, cloth);
  await piece(scene, HEM, { ...rib, inflate: 24, puff: 0.65, castY: 2, cast: 0.22 });
  await drawHood(scene, cloth, options.lining);
  await drawPocket(scene, cloth);
  await drawCords(scene, options.cords ?? '#efe9dc');
  await ink(scene, both(seam('M258 278C272 352 260 432 240 488')));
}

/** Hooded sweatshirt with a kangaroo pocket. */
export const hoodie: Cut<HoodieOptions> = {
  name: 'hoodie',
  bend: 9,
  closeUp: { x: 450, y: 330, width: 400 },
  draw,
};
