import type { Paint } from '../engine/part-options.ts';
import type { Scene } from '../engine/scene.ts';
import { shaded, solid } from '../materials/paint.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { crease } from './folds.ts';
import { area, fuzzy, neckLabel, seam, topstitch } from './ink.ts';
import { both, shiftPath, symmetric } from './paths.ts';
import { ink, piece } from './pieces.ts';

/** Drawn for fronts that begin at this height. */
const NECK_Y = 236;
const OUTER = symmetric('M450 126C388 126 342 156 330 208C322 242 332 270 350 284C380 314 420 324 450 326');
const OPENING = symmetric('M450 160C408 160 378 180 372 214C368 248 400 286 450 306');
const RIM = [
  symmetric('M450 144C396 144 358 172 352 214C348 258 396 304 450 332'),
  symmetric('M450 172C412 172 388 188 384 216C382 250 414 284 450 302'),
];
const PLUSH = [
  symmetric('M450 122C376 122 330 160 326 214C326 266 384 322 450 350'),
  symmetric('M450 170C412 170 386 188 382 216C380 250 414 280 450 296'),
];

/** Outline of a hood for shadows. */
export const hoodOutline = (neckY: number): string => shiftPath(OUTER, 0, neckY - NECK_Y);

interface HoodStyle extends PaintedCloth {
  readonly lining?: Paint | string | undefined;
  /** Colour of a plush edge. */
  readonly plush?: string | undefined;
}

/** A hood that lies back, its opening towards the viewer. */
export async function hood(scene: Scene, neckY: number, { lining, plush, ...cloth }: HoodStyle) {
  const fit = (path: string) => shiftPath(path, 0, neckY - NECK_Y);
  const down = (y: number) => y + neckY - NECK_Y;
  const folds =
    crease([344, down(220)], [384, down(300)], { bend: -14, width: 16 }) +
    crease([350, down(180)], [370, down(250)], { bend: -8, width: 12, lift: 0.5 });
  await piece(scene, fit(OUTER), {
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
  const inner = typeof lining === 'string' ? solid(lining) : lining;
  await piece(scene, fit(OPENING), {
    ...cloth,
    paint: inner ? shaded(inner, 0.72) : shaded(cloth.paint, 0.5),
    inflate: 44,
    puff: -0.35,
    drape: 2,
    cast: 0,
  });
  await ink(scene, neckLabel(down(212), 30));
  if (plush) {
    const edge = { fabric: 'teddy', paint: plush, inflate: 24, puff: 0.8, cast: 0.4, castBlur: 8, castY: 8 } as const;
    await piece(scene, fuzzy(area(fit(PLUSH.join(''))), 12), edge);
    return;
  }
  await piece(scene, area(fit(RIM.join(''))), { ...cloth, inflate: 20, puff: 0.6, drape: 2, castBlur: 6, castY: 6 });
  await ink(
    scene,
    seam(fit('M442 300C448 310 452 320 454 332')),
    both(topstitch(fit('M440 166C408 168 380 186 376 216C374 250 412 282 464 306'), { opacity: 0.22, width: 1.3 })),
  );
}
