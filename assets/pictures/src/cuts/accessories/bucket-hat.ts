import type { Scene } from '../../engine/scene.ts';
import { area, topstitch, valley } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const CROWN =
  'M292 640C292 560 310 480 330 452C370 430 530 430 570 452C590 480 608 560 608 640C560 668 340 668 292 640Z';
const TOP = ellipse(450, 456, 122, 30);
const BRIM =
  'M288 630C340 662 560 662 612 630C664 690 706 760 724 830C640 884 260 884 176 830C194 760 236 690 288 630Z';

async function draw(scene: Scene, options: CutOptions) {
  const cloth = clothOf(options, 'canvas');
  await lyingShadow(scene, BRIM + CROWN, { strength: 0.36 });
  await part(scene, BRIM, {
    ...cloth,
    inflate: 70,
    puff: 0.34,
    drape: 7,
    drapeX: 90,
    drapeY: 60,
    cast: 0,
    edge: 0.28,
    folds: valley('M330 680C300 740 290 800 300 860', 22, 0.3) + valley('M560 690C590 750 600 800 596 856', 22, 0.3),
    foldBlur: 12,
    foldDepth: 30,
  });
  await part(scene, CROWN, {
    ...cloth,
    inflate: 90,
    puff: 0.7,
    cast: 0.44,
    castBlur: 12,
    castX: 6,
    castY: 12,
    edge: 0.3,
  });
  await part(scene, TOP, { ...cloth, inflate: 30, puff: 0.3, cast: 0.1, castBlur: 5, castY: 3 });
  const rows = [0, 1, 2, 3, 4].map((k) => {
    const [dx, y] = [k * 22, 690 + k * 34];
    return topstitch(`M${262 - dx} ${y - 6}C${340 - dx} ${y + 32} ${560 + dx} ${y + 32} ${638 + dx} ${y - 6}`, {
      opacity: 0.3,
    });
  });
  await ink(
    scene,
    ...rows,
    topstitch('M298 630C350 656 550 656 602 630M332 462C370 484 530 484 568 462', { opacity: 0.3 }),
  );
  for (const x of [336, 564])
    await part(scene, area(ellipse(x, 560, 9) + ellipse(x, 560, 4)), { ...METAL, paint: '#a8a59c', inflate: 3 });
}

/** Cotton hat with a stitched brim. */
export const bucketHat: Cut = {
  name: 'bucket-hat',
  bend: 5,
  closeUp: { x: 430, y: 660, width: 420 },
  draw,
};
