import { darker, lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, line, ridge, topstitch, valley } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY, SOLE } from '../../kit/shoes.ts';
import { type PaintedCloth, paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface AnkleBootOptions extends CutOptions {
  readonly sole?: string;
  readonly metal?: string;
}

const LINING = 'M214 318C262 294 384 294 424 318C400 340 250 340 214 318Z';
const UPPER =
  'M212 316C270 336 370 336 426 316C424 420 420 492 444 556C484 634 576 676 660 712C734 744 802 772 828 808C838 824 832 836 816 840' +
  'C700 848 560 848 492 838C440 822 400 770 316 752C260 744 210 748 180 756C164 706 186 640 204 578C212 510 206 420 212 316Z';
const HEEL = 'M178 752C220 744 276 744 322 754C312 790 306 830 304 868L196 868C192 826 186 790 178 752Z';
const WELT =
  'M320 752C400 768 440 820 494 838C560 850 700 852 824 836C834 850 828 866 810 868L500 868C440 862 380 800 318 770Z';
const TOE_CAP =
  'M690 722C760 752 806 776 829 808C839 824 833 838 816 842C760 848 694 850 648 848C642 804 656 754 690 722Z';
const STRAP = 'M204 566C262 590 374 588 432 540C438 550 442 560 450 572C386 622 262 622 194 602Z';
const CREASES =
  valley('M440 590C400 600 350 596 300 572', 10, 0.8) +
  ridge('M446 616C400 630 340 622 286 598', 10, 0.7) +
  valley('M470 640C420 660 350 654 300 640', 9, 0.5) +
  valley('M592 690C570 730 560 790 566 840', 9, 0.7) +
  ridge('M622 700C602 740 594 790 598 842', 9, 0.6) +
  valley('M214 520C260 540 300 544 340 536', 9, 0.4);

async function drawUpper(scene: Scene, upper: PaintedCloth, color: string, metal: string) {
  await part(scene, UPPER, {
    ...upper,
    inflate: 72,
    puff: 0.66,
    drape: 2,
    cast: 0.15,
    edge: 0.28,
    folds: CREASES,
    foldDepth: 20,
  });
  await part(scene, TOE_CAP, { ...OVERLAY, ...upper, inflate: 30 });
  await part(scene, STRAP, { ...OVERLAY, ...upper, inflate: 16 });
  await part(scene, area(roundBox(348, 556, 46, 46, 8) + roundBox(357, 565, 28, 28, 4)), {
    ...METAL,
    paint: metal,
    inflate: 4,
  });
  const zip = 'M300 336C296 420 292 480 290 566';
  const thread = { color: lighter(color, 0.4), opacity: 0.5, width: 1.8, dash: '7 4.5' };
  await ink(
    scene,
    line(zip, darker(color, 0.6), 5, 0.75),
    topstitch(
      'M290 338C286 420 282 480 280 560M310 338C306 420 302 480 300 560M680 722C650 756 636 802 640 846',
      thread,
    ),
    `<rect x="293" y="342" width="12" height="30" rx="5" fill="${metal}"/><rect x="295" y="344" width="4" height="24" rx="2" fill="#fff" opacity=".5"/>`,
    line('M216 330C270 350 370 350 424 330', darker(color, 0.5), 2, 0.5),
  );
}

async function draw(scene: Scene, options: AnkleBootOptions) {
  const upper = clothOf(options, 'smoothLeather');
  const { color, sole = '#33271f', metal = '#b79f6a' } = options;
  await standingShadow(scene, { x: 330, y: 868, rx: 190, ry: 14 });
  await standingShadow(scene, { x: 640, y: 868, rx: 190, ry: 14 });
  await part(scene, LINING, { fabric: 'suede', paint: darker(color, 0.55), inflate: 12, puff: 0.1, cast: 0 });
  const wood = paintOf({ color: sole, pattern: { kind: 'wood', ink: darker(sole, 0.4), seed: 4 } });
  await part(scene, area(HEEL) + line(HEEL, '#fff', 5, 1), {
    fabric: 'wood',
    paint: wood,
    inflate: 26,
    puff: 0.5,
    cast: 0.1,
  });
  await drawUpper(scene, upper, color, metal);
  await part(scene, area(WELT) + line(WELT, '#fff', 7, 1), { ...SOLE, fabric: 'rubber', paint: sole, inflate: 10 });
  await ink(
    scene,
    topstitch('M330 766C404 786 446 832 500 848C570 858 700 858 818 846', {
      color: lighter(sole, 0.35),
      opacity: 0.5,
      width: 1.8,
    }),
  );
}

/** Boot to the ankle with a block heel and a buckled strap. */
export const ankleBoot: Cut<AnkleBootOptions> = {
  name: 'ankle-boot',
  bend: 0,
  closeUp: { x: 380, y: 560, width: 400 },
  draw,
};
