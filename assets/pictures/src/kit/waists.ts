import type { Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { crease, gathers } from './folds.ts';
import { CENTRE, symmetric } from './paths.ts';
import { BAND, piece } from './pieces.ts';

interface Frill {
  readonly y: number;
  readonly half: number;
  /** Height of the frill above the belt. */
  readonly rise: number;
}

/** A frill above a belt of the same cloth that is tied to a bow. */
export async function tiedFrill(scene: Scene, random: Random, { y, half, rise }: Frill, cloth: PaintedCloth) {
  const c = CENTRE;
  const top = y - rise;
  const frill = symmetric(
    `M${c} ${top + 8}C${c - half * 0.4} ${top + 12} ${c - half * 0.8} ${top + 2} ${c - half - 12} ${top}C${c - half - 2} ${y - 16} ${c - half} ${y - 4} ${c - half} ${y + 10}C${c - half * 0.6} ${y + 18} ${c - half * 0.3} ${y + 20} ${c} ${y + 20}`,
  );
  const folds = gathers(random, {
    x0: c - half,
    x1: c + half,
    y: y + 12,
    length: -rise,
    count: 20,
    width: 8,
    lift: 0.9,
  });
  await piece(scene, frill, {
    ...BAND,
    ...cloth,
    inflate: 20,
    puff: 0.6,
    cast: 0.1,
    folds,
    foldBlur: 4,
    foldDepth: 24,
  });
  const belt = { ...BAND, ...cloth, inflate: 11, puff: 0.5, castY: 6, cast: 0.36, foldBlur: 3, foldDepth: 16 };
  await piece(
    scene,
    symmetric(
      `M${c} ${y + 14}C${c - half * 0.4} ${y + 14} ${c - half * 0.8} ${y + 10} ${c - half - 1} ${y + 4}L${c - half - 4} ${y + 36}C${c - half * 0.8} ${y + 44} ${c - half * 0.4} ${y + 46} ${c} ${y + 46}`,
    ),
    belt,
  );
  await tiedBow(scene, c - 6, y + 26, belt);
}

/** A small bow with two tails. */
export async function tiedBow(scene: Scene, x: number, y: number, look: Parameters<typeof piece>[2]) {
  const tail = (to: number) => crease([x, y], [to, y + 170], { width: 8, bend: 6 });
  await piece(
    scene,
    `M${x - 6} ${y}C${x - 12} ${y + 60} ${x - 26} ${y + 110} ${x - 34} ${y + 180}L${x - 2} ${y + 186}C${x + 2} ${y + 120} ${x + 6} ${y + 60} ${x + 10} ${y}Z`,
    { ...look, folds: tail(x - 20) },
  );
  await piece(
    scene,
    `M${x - 4} ${y}C${x + 14} ${y + 50} ${x + 30} ${y + 90} ${x + 44} ${y + 146}L${x + 70} ${y + 132}C${x + 54} ${y + 80} ${x + 36} ${y + 40} ${x + 14} ${y - 4}Z`,
    { ...look, folds: tail(x + 50) },
  );
  await piece(
    scene,
    `M${x} ${y + 2}C${x - 30} ${y - 36} ${x - 84} ${y - 34} ${x - 86} ${y}C${x - 84} ${y + 32} ${x - 30} ${y + 30} ${x} ${y + 8}Z`,
    { ...look, puff: 0.7, folds: crease([x, y + 4], [x - 70, y - 4], { width: 9 }) },
  );
  await piece(
    scene,
    `M${x + 4} ${y + 2}C${x + 34} ${y - 36} ${x + 88} ${y - 34} ${x + 90} ${y}C${x + 88} ${y + 32} ${x + 34} ${y + 30} ${x + 4} ${y + 8}Z`,
    { ...look, puff: 0.7, folds: crease([x + 4, y + 4], [x + 74, y - 4], { width: 9 }) },
  );
  await piece(
    scene,
    `M${x - 12} ${y - 8}C${x - 4} ${y - 13} ${x + 8} ${y - 13} ${x + 16} ${y - 8}C${x + 20} ${y + 2} ${x + 19} ${y + 14} ${x + 14} ${y + 22}C${x + 6} ${y + 26} ${x - 4} ${y + 26} ${x - 11} ${y + 22}C${x - 16} ${y + 12} ${x - 16} ${y + 2} ${x - 12} ${y - 8}Z`,
    { ...look, puff: 0.9 },
  );
}
