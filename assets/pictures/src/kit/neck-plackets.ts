import type { Scene } from '../engine/scene.ts';
import type { FabricName } from '../materials/fabrics.ts';
import { type PaintedCloth, paintOf } from '../materials/patterns.ts';
import { seam, topstitch } from './ink.ts';
import { both, CENTRE, roundedBox } from './paths.ts';
import { BAND, ink, pair, piece } from './pieces.ts';
import { buttons } from './trims.ts';

/** A short placket with three buttons below a neck. */
export async function buttonedNeck(
  scene: Scene,
  { from, to }: { from: number; to: number },
  color: string,
  cloth: PaintedCloth,
) {
  await piece(scene, roundedBox(CENTRE - 17, from - 22, 34, to - from + 22, 2), {
    ...BAND,
    ...cloth,
    inflate: 8,
    puff: 0.45,
    castBlur: 4,
  });
  await ink(
    scene,
    topstitch(`M437 ${from}L437 ${to - 6}M463 ${from}L463 ${to - 6}M437 ${to - 12}L463 ${to - 12}`, { width: 1.2 }),
  );
  const step = (to - from - 40) / 2;
  await buttons(
    scene,
    [0, 1, 2].map((k) => [CENTRE, from + 12 + k * step] as const),
    { radius: 6.5, color },
  );
}

const SHOULDER =
  'M376 204C350 216 292 234 250 248C262 330 252 410 230 484C300 420 372 330 398 248C388 236 380 222 376 204Z';

/** Coloured shoulders that lead the sleeves of a raglan to the neck. */
export async function raglanShoulders(scene: Scene, color: string, fabric: FabricName) {
  await pair(scene, SHOULDER, {
    fabric,
    paint: paintOf({ color }),
    inflate: 40,
    puff: 0.3,
    cast: 0,
    edge: 0,
    bevel: 0,
  });
  await ink(scene, both(seam('M398 250C372 330 300 420 246 478')));
}
