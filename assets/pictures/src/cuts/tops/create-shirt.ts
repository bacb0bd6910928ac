import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { foldedCollar } from '../../kit/collars.ts';
import { gathers, hangingFolds } from '../../kit/folds.ts';
import { area, seam, topstitch } from '../../kit/ink.ts';
import { type SleeveStyle, sleeveFor } from '../../kit/jacket-shape.ts';
import { both, CENTRE, mirrorPath, type Point, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { drawPockets, type Pocket } from '../../kit/pockets.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { bandCollar } from '../../kit/shirt-collars.ts';
import { type Sleeve, sleeveFolds, sleevePair } from '../../kit/sleeve.ts';
import { type TorsoShape, torsoFolds } from '../../kit/torso.ts';
import { buttons } from '../../kit/trims.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type CloseUp, type Cut, type CutOptions, clothOf } from '../cut.ts';
import { sewnShirt } from '../sewn.ts';

export interface ShirtOptions extends CutOptions {
  readonly buttons?: string;
}

/** The pattern by which a shirt is cut. */
export interface ShirtPattern {
  readonly name: string;
  readonly bend?: number;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  readonly shape: TorsoShape;
  readonly hem: 'curved' | 'straight';
  readonly sleeve: SleeveStyle;
  /** Cuffs with a button, sleeves rolled up, or a plain hem. */
  readonly cuff: 'buttoned' | 'rolled' | 'plain' | 'gathered';
  readonly collar:
    | { readonly kind: 'folded'; readonly size?: number }
    | { readonly kind: 'band' }
    | { readonly kind: 'own' };
  /** Where the buttons end; half a placket without going down to the hem. */
  readonly placketTo?: number;
  readonly hiddenButtons?: boolean;
  readonly pockets?: readonly Pocket[];
  readonly seams?: string;
  readonly folds?: number;
  /** Colour of stitches that are meant to be seen. */
  readonly thread?: string;
  readonly finish?: (scene: Scene, options: ShirtOptions, cloth: PaintedCloth, random: Random) => Promise<void>;
  /** The back has a yoke, and the collar is folded. */
  readonly yoke?: boolean;
  /** What lies on the back, with a collar of its own. */
  readonly behind?: (scene: Scene) => Promise<void>;
}

/** A shirt whose neck ends `drop` below the shoulders, and whose hem dips in the middle. */
function shirtOutline(
  { neck, neckY, shoulder, shoulderY, armpit, armpitY, waist, waistY, hem, hemY }: TorsoShape,
  kind: 'curved' | 'straight',
  drop = 54,
) {
  const c = CENTRE;
  const low = kind === 'curved' ? hemY + 78 : hemY + 16;
  const corner =
    kind === 'curved'
      ? `C${c - hem + 6} ${hemY + 46} ${c - hem * 0.8} ${hemY + 64} ${c - hem * 0.58} ${low - 6}C${c - hem * 0.36} ${low} ${c - hem * 0.16} ${low} ${c} ${low}`
      : `C${c - hem * 0.66} ${low - 2} ${c - hem * 0.3} ${low} ${c} ${low}`;
  return symmetric(
    `M${c} ${neckY + drop}C${c - 30} ${neckY + drop - 10} ${c - neck + 12} ${neckY + (drop - 6) / 2} ${c - neck} ${neckY}` +
      `C${c - neck - 38} ${neckY + 14} ${c - shoulder + 36} ${shoulderY - 16} ${c - shoulder} ${shoulderY}` +
      `C${c - shoulder + 14} ${shoulderY + 70} ${c - armpit + 20} ${armpitY - 70} ${c - armpit} ${armpitY}` +
      `C${c - armpit} ${armpitY + 84} ${c - waist} ${waistY - 70} ${c - waist} ${waistY}` +
      `C${c - waist} ${waistY + 70} ${c - hem} ${hemY - 60} ${c - hem} ${hemY}${corner}`,
  );
}

const heights = (from: number, to: number): Point[] => {
  const count = Math.max(2, Math.round((to - from) / 100));
  return Array.from({ length: count + 1 }, (_, k) => [CENTRE, from + ((to - from) * k) / count] as const);
};

function armFolds(random: Random, arm: Sleeve, { folds = 12, cuff }: ShirtPattern): string {
  const [left, right] = arm.edges(arm.cuff[1]);
  const gathered =
    cuff === 'gathered'
      ? gathers(random, { x0: left, x1: right, y: arm.cuff[1], length: -120, count: 9, width: 9, lift: 0.8 })
      : '';
  return sleeveFolds(random, arm, { width: folds }) + gathered;
}

async function drawCuffs(
  scene: Scene,
  { cuff, sleeve }: ShirtPattern,
  arm: Sleeve,
  cloth: PaintedCloth,
  color: string,
) {
  if (cuff === 'plain') return;
  const look = { ...BAND, ...cloth, angle: arm.angle };
  if (cuff === 'rolled') {
    await pair(scene, arm.band(40, sleeve.width * 1.1, -30), { ...look, inflate: 17, puff: 0.6 });
    await pair(scene, arm.band(22, sleeve.width * 1.14, -34), { ...look, inflate: 11, puff: 0.6 });
    return;
  }
  await pair(scene, arm.band(46, sleeve.width * (cuff === 'gathered' ? 0.74 : 1.02)), {
    ...look,
    inflate: 16,
    puff: 0.42,
  });
  const [x, y] = arm.cuff;
  await buttons(
    scene,
    [
      [x + 16, y + 24],
      [2 * CENTRE - x - 16, y + 24],
    ],
    { radius: 5.5, color },
  );
}

async function drawPlacket(
  scene: Scene,
  { shape, hem, placketTo, hiddenButtons, thread }: ShirtPattern,
  cloth: PaintedCloth,
  random: Random,
  color: string,
) {
  const top = shape.neckY + 48;
  const end = placketTo ?? shape.hemY + (hem === 'curved' ? 74 : 12);
  await piece(scene, roundedBox(CENTRE - 18, top, 36, end - top, 2), {
    ...BAND,
    ...cloth,
    inflate: 7,
    puff: 0.4,
    cast: 0.26,
    castBlur: 4,
    folds: hangingFolds(random, { x0: 434, x1: 466, top: top + 200, bottom: end, count: 2, width: 9 }),
    foldDepth: 12,
  });
  const stitch = thread ? { color: thread, opacity: 0.8, width: 1.8 } : { opacity: 0.17, width: 1.2 };
  await ink(scene, topstitch(`M437 ${top + 22}L437 ${end - 6}M463 ${top + 22}L463 ${end - 6}`, stitch));
  if (hiddenButtons) return;
  await buttons(scene, heights(top + 20, placketTo ? end - 24 : shape.hemY - 30), { radius: 6.5, color });
}

async function drawShirt(pattern: ShirtPattern, scene: Scene, options: ShirtOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, pattern.fabric);
  const { shape, folds = 12, collar, thread } = pattern;
  const color = options.buttons ?? '#f1ede2';
  const body = shirtOutline(shape, pattern.hem);
  const arm = sleeveFor(shape, pattern.sleeve);
  await clothesShadow(scene, body + arm.path + mirrorPath(arm.path));
  await sleevePair(scene, arm, {
    ...cloth,
    random,
    drawFolds: (own) => armFolds(own, arm, pattern),
    foldDepth: 41,
    inflate: 48,
    puff: 0.68,
  });
  await drawCuffs(scene, pattern, arm, cloth, color);
  const low = shape.hemY + (pattern.hem === 'curved' ? 60 : 0);
  await piece(scene, body, {
    ...cloth,
    ...BODY,
    folds: torsoFolds(random, { ...shape, hemY: low, width: folds + 2, hanging: 7, amount: 0.95 }),
    foldBlur: 6,
  });
  const { shoulder, shoulderY, armpit, armpitY } = shape;
  await ink(
    scene,
    both(
      seam(
        `M${CENTRE - shoulder + 2} ${shoulderY + 2}C${CENTRE - shoulder + 16} ${shoulderY + 70} ${CENTRE - armpit + 22} ${armpitY - 66} ${CENTRE - armpit + 4} ${armpitY}`,
      ),
    ),
    both(pattern.seams ?? ''),
  );
  await drawPockets(scene, pattern.pockets ?? [], cloth, options.buttons ?? options.color);
  await drawPlacket(scene, pattern, cloth, random, color);
  if (collar.kind === 'folded')
    await foldedCollar(scene, shape.neckY, { ...cloth, size: collar.size ?? 1, stitched: !thread });
  if (collar.kind === 'band') await bandCollar(scene, shape.neckY, cloth);
  await pattern.finish?.(scene, options, cloth, random);
}

/** The cut that a pattern describes. */
export const createShirt = (pattern: ShirtPattern): Cut<ShirtOptions> => ({
  name: pattern.name,
  bend: pattern.bend ?? 7,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawShirt(pattern, scene, options),
  ...(pattern.yoke && {
    behind: sewnShirt(area(shirtOutline(pattern.shape, pattern.hem, -16)), pattern.shape, pattern.fabric),
  }),
  ...(pattern.behind && {
    behind: { body: area(shirtOutline(pattern.shape, pattern.hem, -10)), draw: pattern.behind },
  }),
});
