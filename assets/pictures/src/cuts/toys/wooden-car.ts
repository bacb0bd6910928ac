import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

const BODY =
  'M120 760C112 680 130 640 190 628C230 620 262 612 286 590C330 520 380 480 470 476C560 474 616 500 660 560C680 590 700 610 730 618C784 630 800 670 792 760C790 790 776 800 750 800L160 800C134 800 122 788 120 760Z';
const WINDOWS = ['M340 606C372 556 404 532 448 528L448 612Z', 'M478 528C540 526 584 546 616 606L616 612L478 612Z'];
const WHEELS = [264, 646] as const;

const grain = (color: string, seed: number) =>
  paintOf({ color, pattern: { kind: 'wood', ink: darker(color, 0.18), seed } });

async function draw(scene: Scene, { color }: CutOptions) {
  const beech = '#cbab7e';
  for (const x of WHEELS) await standingShadow(scene, { x: x + 6, y: 892, rx: 96, ry: 14, strength: 0.8 });
  await part(scene, area(BODY), {
    fabric: 'wood',
    paint: grain(color, 5),
    inflate: 46,
    puff: 0.5,
    cast: 0,
    edge: 0.26,
  });
  for (const path of WINDOWS) {
    await part(scene, path, {
      fabric: 'wood',
      paint: grain(beech, 8),
      inflate: 12,
      puff: -0.3,
      bevel: -6,
      cast: 0,
      edge: 0.4,
    });
  }
  await part(scene, roundBox(736, 664, 40, 36, 16), {
    fabric: 'wood',
    paint: grain('#d8c9a4', 9),
    inflate: 12,
    puff: 0.8,
    cast: 0.2,
  });
  for (const x of WHEELS) {
    await part(scene, ellipse(x, 796, 96), {
      fabric: 'wood',
      paint: grain(beech, 12),
      inflate: 26,
      puff: 0.6,
      cast: 0.5,
      castBlur: 9,
      castX: 4,
      castY: 6,
    });
    await part(scene, area(ellipse(x, 796, 96) + ellipse(x, 796, 72)), {
      fabric: 'wood',
      paint: grain(darker(beech, 0.3), 12),
      inflate: 8,
      puff: 0.8,
      cast: 0,
    });
    await part(scene, ellipse(x, 796, 20), { ...METAL, fabric: 'wood', paint: grain(color, 14), inflate: 10 });
  }
}

/** Wooden toy car with round wheels. */
export const woodenCar: Cut = {
  name: 'wooden-car',
  bend: 0,
  closeUp: { x: 360, y: 700, width: 420 },
  draw,
};
