import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, seam, topstitch } from '../../kit/ink.ts';
import { both, mirrorPath, type Point, roundBox, symmetric } from '../../kit/paths.ts';
import { BAND, ink, METAL, pair, part, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { frontFolds, fronts, lining } from '../../kit/tailoring.ts';
import { stud } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BikerOptions extends CutOptions {
  readonly lining?: string;
  readonly metal?: string;
}

const LEFT =
  'M366 196C332 214 296 226 262 244C272 320 264 400 244 468C244 560 254 620 254 680C252 740 250 790 248 836C310 848 400 850 470 846L476 480L420 320Z';
const RIGHT =
  'M534 196C568 214 604 226 638 244C628 320 636 400 656 468C656 560 646 620 646 680C648 740 650 790 652 836C590 848 500 850 438 846L404 500L470 320Z';
const SLEEVE = sleeve({ shoulder: [264, 246], armpit: [248, 476], cuff: [152, 838], width: 82, biceps: 122 });
const INSIDE = symmetric('M450 176C412 176 384 184 366 196L400 360L450 480');
const LEFT_LAPEL =
  'M372 190C352 206 336 224 318 262L300 340C330 356 356 366 380 400C396 420 404 460 406 496C420 430 420 320 404 220Z';
const RIGHT_LAPEL =
  'M528 190C548 206 564 224 582 262L604 346C560 360 520 380 486 420C460 450 420 480 404 500C430 440 478 330 496 220Z';
const COLLAR =
  'M450 172C408 172 376 180 360 194C342 212 330 238 322 270L362 292C374 256 394 226 416 210C426 202 438 198 450 198Z';
const BELT = 'M248 786C310 798 390 802 450 802L450 838C390 840 310 836 249 824Z';
const POCKETS = [
  [290, 640, 366, 690],
  [610, 640, 534, 690],
  [546, 432, 616, 404],
] as const;
const STUDS: Point[] = [
  [308, 336],
  [596, 340],
  [336, 270],
  [564, 270],
];

const zipLine = (path: string, width: number, metal: string) =>
  line(path, '#161412', width, 1) +
  `<path d="${path}" fill="none" stroke="${metal}" stroke-width="${width * 0.42}" stroke-dasharray="2.8 2.2"/>`;

async function drawZips(scene: Scene, metal: string) {
  const pockets = POCKETS.map(([x0, y0, x1, y1]) => zipLine(`M${x0} ${y0}L${x1} ${y1}`, 11, metal));
  await ink(scene, zipLine('M405 500L437 842', 13, metal), ...pockets);
  for (const [x, y] of [
    [362, 688],
    [530, 688],
    [546, 434],
  ] as const)
    await part(scene, roundBox(x - 4, y, 9, 26, 3), { ...METAL, paint: metal, inflate: 4 });
}

async function drawBelt(scene: Scene, leather: PaintedCloth, metal: string) {
  await pair(scene, BELT, { ...BAND, ...leather, inflate: 14, cast: 0.36 });
  await part(scene, line(roundBox(474, 796, 44, 46, 6), '#fff', 9, 1), { ...METAL, paint: metal });
  await ink(scene, line('M496 796L496 842', metal, 4, 0.9));
}

async function draw(scene: Scene, options: BikerOptions) {
  const random = createRandom(scene.seed);
  const leather = clothOf(options, 'nappa');
  const metal = options.metal ?? '#b9b2a4';
  await clothesShadow(scene, LEFT + RIGHT + SLEEVE.path + mirrorPath(SLEEVE.path));
  await lining(scene, INSIDE, options.lining ?? '#67283a', 206);
  await sleevePair(scene, SLEEVE, {
    ...leather,
    random,
    creases: { amount: 1.1, width: 14, wrist: 3 },
    foldDepth: 44,
    puff: 0.7,
  });
  const folds = () => frontFolds(random, { hemY: 840 });
  await fronts(scene, { left: LEFT, right: RIGHT, folds }, { ...leather, inflate: 84, foldDepth: 48 });
  await drawZips(scene, metal);
  await drawBelt(scene, leather, metal);
  const lapel = { ...BAND, ...leather, inflate: 22, puff: 0.5, cast: 0.42, castBlur: 8, castY: 8 };
  await piece(scene, LEFT_LAPEL, lapel);
  await piece(scene, RIGHT_LAPEL, { ...lapel, castX: -3 });
  await pair(scene, COLLAR, { ...lapel, inflate: 20, puff: 0.55, angle: 0.9, castY: 6 });
  for (const point of STUDS) await stud(scene, point, { radius: 6, color: metal });
  await ink(scene, both(seam('M264 248C274 322 266 404 248 470') + topstitch('M270 262L352 232', { opacity: 0.22 })));
}

/** Leather jacket with an asymmetric zip, wide lapels and a belt. */
export const biker: Cut<BikerOptions> = {
  name: 'biker',
  bend: 7,
  closeUp: { x: 460, y: 400, width: 420 },
  draw,
};
