import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crease, fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { shirtCollar } from '../../kit/necks.ts';
import { both, mirrorPath, type Point, roundedBox, scalePath, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, METAL, pair, part, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { buttons } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ShirtDressOptions extends CutOptions {
  readonly buttons?: string;
  /** Leather of the belt. */
  readonly belt?: string;
}

const SIZE = 0.86;
const small = (path: string) => scalePath(path, SIZE, -20);

const BODICE = small(
  symmetric(
    'M450 246C420 236 400 216 388 192C350 206 310 218 278 236C290 306 282 386 262 456C268 520 286 560 296 622C350 632 400 634 450 634',
  ),
);
const SKIRT = symmetric('M450 506C410 506 360 504 318 496C296 640 256 860 226 1064C300 1088 380 1096 450 1096');
const SLEEVE = sleeve({
  shoulder: [304, 184],
  armpit: [291, 378],
  cuff: [196, 690],
  width: 72,
  biceps: 108,
  puff: 10,
});
const BUTTONS: Point[] = [202, 268, 334, 400, 466, 580, 660, 740, 820, 900, 980].map((y) => [450, y]);

const skirtFolds = (random: Random) =>
  gathers(random, { x0: 326, x1: 574, y: 512, length: 110, count: 16, width: 9, lift: 0.6 }) +
  hangingFolds(random, { x0: 240, x1: 660, top: 540, bottom: 1090, count: 11, width: 24, lift: 0.85, flare: 0.35 });

const bodiceFolds = (random: Random) =>
  gathers(random, { x0: 330, x1: 440, y: 520, length: -120, count: 7, width: 9, lift: 0.6 }) +
  fanFolds(random, [300, 376], { angle: 46, spread: 70, count: 4, reach: 110, width: 12, lift: 0.5 }) +
  crease([340, 210], [410, 420], { bend: 12, width: 18, lift: 0.35 });

async function drawBelt(scene: Scene, color: string) {
  const leather = { ...BAND, fabric: 'smoothLeather', paint: color } as const;
  await piece(scene, symmetric('M450 506C400 506 360 502 317 494L315 528C360 538 400 541 450 541'), {
    ...leather,
    castY: 7,
  });
  await piece(scene, 'M470 508L556 500L560 534L470 542Z', { ...leather, castX: 2 });
  const frame = `<path d="${roundedBox(432, 500, 48, 48, 6)}" fill="none" stroke="#fff" stroke-width="8"/>`;
  await part(scene, frame, { ...METAL, paint: '#b79f6a' });
}

async function drawSkirt(scene: Scene, random: Random, cloth: PaintedCloth) {
  await piece(scene, SKIRT, {
    ...cloth,
    inflate: 100,
    puff: 0.5,
    drape: 6,
    drapeX: 50,
    drapeY: 360,
    cast: 0.1,
    edge: 0.24,
    folds: skirtFolds(random),
    foldBlur: 7,
    foldDepth: 50,
    patternShift: 3,
  });
  await piece(scene, roundedBox(435, 530, 30, 564, 2), {
    ...BAND,
    ...cloth,
    inflate: 7,
    puff: 0.4,
    cast: 0.24,
    castBlur: 4,
  });
}

async function draw(scene: Scene, options: ShirtDressOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'poplin');
  await clothesShadow(scene, BODICE + SKIRT + SLEEVE.path + mirrorPath(SLEEVE.path));
  await sleevePair(scene, SLEEVE, { ...cloth, random, creases: { width: 11 }, foldDepth: 40, inflate: 42, puff: 0.7 });
  await pair(scene, SLEEVE.band(40, 70), { ...BAND, ...cloth, angle: SLEEVE.angle, inflate: 14, puff: 0.45 });
  await drawSkirt(scene, random, cloth);
  const folds = bothSides(() => bodiceFolds(random));
  await piece(scene, BODICE, { ...cloth, ...BODY, inflate: 80, folds, foldBlur: 6, foldDepth: 40 });
  await piece(scene, roundedBox(435, 190, 30, 330, 2), {
    ...BAND,
    ...cloth,
    inflate: 7,
    puff: 0.4,
    cast: 0.24,
    castBlur: 4,
  });
  await shirtCollar(scene, { ...cloth, y: -52 });
  await ink(
    scene,
    both(seam('M304 186C314 246 308 314 292 374')),
    topstitch('M439 210L439 500M461 210L461 500M439 546L439 1090M461 546L461 1090', { opacity: 0.16, width: 1.2 }),
    both(topstitch('M230 1046C300 1070 380 1078 450 1078', { opacity: 0.2, width: 1.2 })),
  );
  await buttons(scene, BUTTONS, { radius: 6, color: options.buttons ?? '#efe9dc' });
  await drawBelt(scene, options.belt ?? '#6a4a34');
}

/** Long-sleeved dress that buttons through, with a belt. */
export const shirtDress: Cut<ShirtDressOptions> = {
  name: 'shirt-dress',
  bend: 9,
  closeUp: { x: 450, y: 400, width: 380 },
  draw,
};
