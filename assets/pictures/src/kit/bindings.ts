import { darker } from '../engine/color.ts';
import type { Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { strip, topstitch } from './ink.ts';
import type { JacketShape } from './jacket-shape.ts';
import { both, CENTRE, ellipse, roundBox, scalePath, shiftPath } from './paths.ts';
import { BAND, type Cloth, ink, METAL, pair, part, piece } from './pieces.ts';
import { cord, stud } from './trims.ts';

const BRAID = { ...BAND, inflate: 6, puff: 0.8, cast: 0.26, castBlur: 3, castY: 3 } as const;

const roundNeck = ({ neck, neckY, throatY }: JacketShape): string =>
  `M${CENTRE - neck - 2} ${neckY + 2}C${CENTRE - neck * 0.94} ${neckY + (throatY - neckY) * 0.52} ${CENTRE - neck * 0.6} ${throatY} ${CENTRE} ${throatY}`;

/** Binding around a round neck. */
export async function neckBinding(scene: Scene, shape: JacketShape, cloth: Cloth, width = 9) {
  const back = `M${CENTRE - shape.neck - 2} ${shape.neckY + 2}C${CENTRE - shape.neck * 0.6} ${shape.neckY - 20} ${CENTRE + shape.neck * 0.6} ${shape.neckY - 20} ${CENTRE + shape.neck + 2} ${shape.neckY + 2}`;
  await piece(scene, strip(back, width, 'butt'), { ...BRAID, ...cloth });
  await piece(scene, both(strip(roundNeck(shape), width)), { ...BRAID, ...cloth });
}

/** Braid down both fronts, along the hem and around the wrists. */
export async function edgeBraid(scene: Scene, { hem, hemY, throatY }: JacketShape, cloth: Cloth) {
  const hemLine = `M${CENTRE - hem + 2} ${hemY - 6}C${CENTRE - hem * 0.7} ${hemY + 10} ${CENTRE - hem * 0.4} ${hemY + 13} ${CENTRE - 4} ${hemY + 13}`;
  await piece(scene, both(strip(hemLine, 13)), { ...BRAID, ...cloth });
  for (const x of [CENTRE - 8, CENTRE + 8]) {
    await piece(scene, strip(`M${x} ${throatY + 2}L${x} ${hemY + 12}`, 12, 'butt'), { ...BRAID, ...cloth });
  }
}

/** Braid along the upper edges of small patch pockets. */
export async function pocketBraid(scene: Scene, heights: readonly number[], cloth: Cloth) {
  for (const y of heights)
    await piece(scene, both(strip(`M302 ${y + 6}L396 ${y + 6}`, 11, 'butt')), { ...BRAID, ...cloth });
}

/** Cord through a tunnel at the waist, with two loose ends. */
export async function waistCord(scene: Scene, random: Random, y: number, metal = '#b9b2a4') {
  const cloth = { fabric: 'canvas', paint: '#8a7a62' } as const;
  for (const [x, sway] of [
    [404, -1],
    [496, 1],
  ] as const) {
    await stud(scene, [x, y], { radius: 7, color: metal });
    const end = 110 + random() * 30;
    await cord(
      scene,
      `M${x - 4} ${y}C${x - 8 * sway} ${y + 40} ${x + 10 * sway} ${y + 70} ${x + 2 * sway} ${y + end}L${x + 9} ${y + end}C${x + 14} ${y + 70} ${x} ${y + 40} ${x + 5} ${y}Z`,
      cloth,
    );
    await part(scene, roundBox(x - 2 + 2 * sway, y + end - 4, 13, 24, 4), { ...METAL, paint: metal, inflate: 4 });
  }
}

/** Small strap with a stud that closes a short collar. */
export async function collarStrap(scene: Scene, y: number, metal: string, cloth: PaintedCloth) {
  await piece(scene, `M404 ${y}L494 ${y - 4}C504 ${y - 4} 504 ${y + 24} 494 ${y + 26}L404 ${y + 28}Z`, {
    ...BAND,
    ...cloth,
    inflate: 9,
  });
  await stud(scene, [484, y + 11], { radius: 7, color: metal });
}

/** Corduroy along the pockets of a quilted jacket. */
export async function corduroyEdges(scene: Scene, color: string) {
  const edge = { ...BAND, fabric: 'corduroy', paint: darker(color, 0.12), inflate: 7 } as const;
  await pair(scene, 'M262 672L394 672L394 692L262 692Z', edge);
}

const POUCH =
  'M286 604C380 614 520 614 614 604C622 660 626 740 622 800C520 818 380 818 278 800C274 740 278 660 286 604Z';
const POUCH_FLAP = 'M282 590C380 600 520 600 618 590L622 656C520 670 380 670 278 656Z';

/** A wide pocket with a flap across the front. */
export async function anorakPocket(scene: Scene, cloth: PaintedCloth, color: string, size = 1, down = 0) {
  const fit = (path: string) => shiftPath(scalePath(path, size), 0, down);
  await piece(scene, fit(POUCH), { ...BAND, ...cloth, inflate: 24, puff: 0.45, cast: 0.34, castBlur: 6, castY: 5 });
  await piece(scene, fit(POUCH_FLAP), {
    ...BAND,
    fabric: cloth.fabric,
    paint: color,
    inflate: 16,
    castY: 7,
    cast: 0.4,
  });
  await ink(scene, topstitch(fit('M290 646C380 658 520 658 610 646'), { opacity: 0.3 }));
  for (const x of [340, 560])
    await stud(scene, [450 + (x - 450) * size, 636 * size + down], { radius: 8, color: darker(color, 0.4) });
}

/** Round ears on a plush hood. */
export async function bearEars(scene: Scene, neckY: number, cloth: PaintedCloth, inner: string) {
  const y = neckY - 104;
  for (const x of [356, 544]) {
    await piece(scene, ellipse(x, y, 42, 40), { ...cloth, inflate: 30, puff: 0.7, cast: 0.3, castBlur: 8 });
    await piece(scene, ellipse(x, y + 4, 22, 20), {
      fabric: 'teddy',
      paint: inner,
      inflate: 14,
      puff: -0.3,
      cast: 0.1,
    });
  }
}
