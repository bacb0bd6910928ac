import type { Scene } from '../engine/scene.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { line, topstitch } from './ink.ts';
import { both, mirrorPath, roundedBox, shiftPath } from './paths.ts';
import { ink, METAL, part, piece } from './pieces.ts';
import { cord, stud } from './trims.ts';

const HALF = 'M438 646C410 650 380 650 352 646L288 752L290 834C340 842 400 846 438 846Z';

/** The two halves of a kangaroo pocket beside a zip. */
export async function splitPockets(scene: Scene, cloth: PaintedCloth) {
  for (const path of [HALF, mirrorPath(HALF)]) {
    await piece(scene, path, { ...cloth, inflate: 20, puff: 0.45, castBlur: 6, castY: 5, castX: 2, cast: 0.34 });
  }
  await ink(
    scene,
    both(line('M352 650L292 752L293 798', '#000', 3, 0.32) + topstitch('M362 652L302 756L302 806', { opacity: 0.28 })),
  );
}

const POUCH = 'M352 0C410 4 490 4 548 0L606 98L604 164C540 170 360 170 296 164L294 98Z';

/** A kangaroo pocket whose upper edge lies at `y`. */
export async function pouch(scene: Scene, cloth: PaintedCloth, y: number) {
  const fit = (path: string) => shiftPath(path, 0, y);
  await piece(scene, fit(POUCH), { ...cloth, inflate: 20, puff: 0.45, castBlur: 6, castY: 5, castX: 2, cast: 0.34 });
  await ink(
    scene,
    both(
      line(fit('M352 4L298 98L299 140'), '#000', 3, 0.32) + topstitch(fit('M362 6L308 102L308 146'), { opacity: 0.28 }),
    ),
    topstitch(fit('M354 8C410 12 490 12 546 8')),
  );
}

/** Two cords that hang from a hood, with metal ends. */
export async function hoodCords(scene: Scene, y: number, color: string) {
  const cloth = { fabric: 'canvas', paint: color } as const;
  const fit = (path: string) => shiftPath(path, 0, y - 316);
  await cord(scene, fit('M424 316C418 370 428 410 420 456L429 457C438 410 428 370 434 318Z'), cloth);
  await cord(scene, fit('M470 318C480 370 466 420 478 478L487 477C476 420 490 370 480 316Z'), cloth);
  for (const [x, end] of [
    [419, 452],
    [477, 474],
  ] as const) {
    await part(scene, roundedBox(x, end + y - 316, 11, 24, 2), { ...METAL, paint: '#b9b2a4', inflate: 4 });
  }
  await stud(scene, [428, y - 2], { radius: 7 });
  await stud(scene, [474, y - 2], { radius: 7 });
}
