import type { Scene } from '../engine/scene.ts';
import { shaded } from '../materials/paint.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { neckLabel, topstitch } from './ink.ts';
import { both, mapPath, mirrorPath, shiftPath, symmetric } from './paths.ts';
import { BAND, ink, pair, piece } from './pieces.ts';
import { lapels } from './tailoring.ts';

/** Heights at which the drawings below were made. */
const NECK_Y = 186;
const NOTCH_Y = 322;
const BREAK_Y = 612;

const NOTCHED =
  'M372 182C350 194 334 208 324 228L302 320L338 322L322 356C352 450 410 540 468 612C452 500 420 330 396 220Z';
const PEAKED =
  'M372 182C350 194 334 208 324 228L308 300L262 282C268 308 280 330 292 350L306 384C344 464 404 544 468 612C452 500 420 330 396 220Z';
const NOTCH_COLLAR =
  'M450 166C408 166 376 174 358 188C338 206 322 226 306 264L300 300L340 320C352 270 376 226 408 204C420 196 436 192 450 192';
const PEAK_COLLAR =
  'M450 166C408 166 376 174 358 188C338 206 322 228 310 262L304 296L322 310C344 264 372 224 408 204C420 196 436 192 450 192';
const SHAWL =
  'M450 160C406 160 374 168 354 186C318 216 296 262 294 312C306 410 386 520 470 612C454 500 432 330 410 236C404 210 424 194 450 192Z';
const SHAWL_BACK = 'M450 160C412 160 384 166 362 180L400 224C408 202 428 192 450 192';

export interface LapelStyle {
  readonly kind: 'notched' | 'peaked' | 'shawl';
  /** Where the fronts meet. */
  readonly breakY: number;
  /** Above 1: wider than usual. */
  readonly wide?: number;
}

/** Lapels and collar that open to `breakY`; `neckY` is where the fronts begin at the shoulder. */
export async function openCollar(scene: Scene, neckY: number, style: LapelStyle, cloth: PaintedCloth) {
  const wide = style.wide ?? 1;
  const down = neckY - NECK_Y;
  const stretch = (style.breakY - down - NOTCH_Y) / (BREAK_Y - NOTCH_Y);
  const fit = (path: string) =>
    mapPath(path, (x, y) => {
      const share = Math.min(1, Math.max(0, (y - 170) / 60));
      const outer = x < 400 ? 400 - (400 - x) * (1 + (wide - 1) * share) : x;
      return [outer, (y <= NOTCH_Y ? y : NOTCH_Y + (y - NOTCH_Y) * stretch) + down];
    });
  const shapes = {
    notched: { leaf: NOTCHED, collar: NOTCH_COLLAR },
    peaked: { leaf: PEAKED, collar: PEAK_COLLAR },
    shawl: { leaf: SHAWL, collar: SHAWL_BACK },
  }[style.kind];
  const left = fit(shapes.leaf);
  await lapels(scene, { left, right: mirrorPath(left), collar: fit(shapes.collar) }, cloth);
}

/** A collar that stands around the neck and is closed in front, as on everything with a zip to the chin. */
export async function standCollar(
  scene: Scene,
  neckY: number,
  { height = 60, inner, ...cloth }: PaintedCloth & { height?: number; inner?: string | undefined },
) {
  const y = neckY;
  const top = y - height;
  const inside = symmetric(
    `M450 ${top - 20}C406 ${top - 20} 372 ${top - 12} 360 ${top + 2}C362 ${y - 10} 368 ${y + 8} 374 ${y + 14}L450 ${y + 30}`,
  );
  await piece(scene, inside, {
    ...BAND,
    ...cloth,
    paint: inner ?? shaded(cloth.paint, 0.6),
    inflate: 30,
    puff: 0.2,
    cast: 0.1,
  });
  await ink(scene, neckLabel(top + 6, 30));
  const leaf = `M358 ${top}C354 ${top + height * 0.5} 358 ${y - 4} 364 ${y + 14}C392 ${y + 34} 422 ${y + 42} 450 ${y + 44}L450 ${top + 34}C416 ${top + 32} 384 ${top + 22} 358 ${top}Z`;
  await pair(scene, leaf, { ...BAND, ...cloth, inflate: 22, puff: 0.6, cast: 0.34, castBlur: 6, castY: 5 });
}

/** Pointed collar of a jacket, folded down. */
const POINTED =
  'M394 172C384 186 360 198 344 226C352 260 366 290 390 316C412 292 434 268 450 248C430 228 406 206 394 172Z';
const STAND =
  'M394 176C402 160 424 152 450 152C476 152 498 160 506 176C500 206 478 232 450 248C422 232 400 206 394 176Z';

/** A folded collar as on shirts and jackets; `size` above 1 makes it wider and longer. */
export async function foldedCollar(
  scene: Scene,
  neckY: number,
  {
    size = 1,
    open = 0,
    stitched = true,
    ...cloth
  }: PaintedCloth & { size?: number; open?: number; stitched?: boolean },
) {
  const down = neckY - 192;
  const fit = (path: string) =>
    mapPath(path, (x, y) => [
      450 + (x - 450) * (1 + (size - 1) * 0.6) - open * Math.max(0, (y - 210) / 100),
      176 + (y - 176) * size + down,
    ]);
  await piece(scene, shiftPath(STAND, 0, down), {
    ...BAND,
    ...cloth,
    paint: shaded(cloth.paint, 0.6),
    inflate: 16,
    puff: 0.25,
    cast: 0.15,
  });
  await ink(scene, neckLabel(164 + down, 32));
  await pair(scene, fit(POINTED), {
    ...BAND,
    ...cloth,
    inflate: 20,
    puff: 0.34,
    castBlur: 7,
    castY: 7,
    cast: 0.38,
    angle: 0.6,
  });
  if (!stitched) return;
  await ink(scene, both(topstitch(fit('M353 228C361 258 374 284 391 306C410 284 430 264 444 248'), { opacity: 0.24 })));
}

/** Wide collar with round ends. */
const ROUND =
  'M450 262C414 258 386 236 372 196C346 204 324 216 308 232C318 284 366 330 414 328C438 322 450 292 450 262Z';

export async function roundCollar(scene: Scene, neckY: number, cloth: PaintedCloth) {
  await pair(scene, shiftPath(ROUND, 0, neckY - 198), {
    ...BAND,
    ...cloth,
    inflate: 18,
    puff: 0.36,
    cast: 0.36,
    castBlur: 7,
    castY: 6,
    angle: 0.5,
  });
}

/** Ribbed band around a jacket's neck. */
export async function ribCollar(scene: Scene, neckY: number, throatY: number, cloth: PaintedCloth) {
  const y = neckY;
  await piece(
    scene,
    symmetric(`M450 ${y - 38}C412 ${y - 38} 378 ${y - 28} 360 ${y - 6}L366 ${y + 26}C392 ${y + 6} 420 ${y} 450 ${y}`),
    {
      ...BAND,
      ...cloth,
      paint: shaded(cloth.paint, 0.8),
      inflate: 18,
      cast: 0.2,
    },
  );
  await ink(scene, neckLabel(y + 6, 28));
  const middle = (y + throatY) / 2;
  const leaf = `M360 ${y - 6}C366 ${middle} 404 ${throatY - 16} 450 ${throatY + 4}L450 ${throatY - 36}C416 ${throatY - 52} 392 ${middle - 18} 384 ${y - 4}C376 ${y - 8} 366 ${y - 10} 360 ${y - 6}Z`;
  await pair(scene, leaf, { ...BAND, ...cloth, inflate: 18, puff: 0.6, angle: 1.2, cast: 0.32 });
}
