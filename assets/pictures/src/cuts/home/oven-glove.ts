import { darker } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { area, strip, topstitch } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface OvenGloveOptions extends CutOptions {
  readonly binding?: string;
}

const HAND =
  'M300 960C296 800 290 640 300 500C308 340 380 250 470 250C560 250 616 340 620 480C622 640 618 800 614 960C520 976 400 976 300 960Z';
const THUMB =
  'M604 720C600 640 620 560 660 490C690 440 760 446 776 500C786 560 740 640 700 720C670 780 640 830 610 850Z';
const CUFF = 'M290 940C400 958 520 958 624 940L628 1010C520 1028 400 1028 286 1010Z';

async function draw(whole: Scene, options: OvenGloveOptions) {
  const scene = placed(whole, 'rotate(-8 450 640)');
  const cloth = clothOf(options, 'paddedCotton');
  const binding = { fabric: 'canvas', paint: options.binding ?? darker(options.color, 0.3) } as const;
  await lyingShadow(scene, area(HAND) + area(THUMB), { strength: 0.36 });
  await part(scene, strip('M300 1000C240 1020 230 1080 270 1090C310 1096 320 1050 306 1010', 16), {
    ...binding,
    inflate: 7,
    puff: 0.8,
    cast: 0.3,
  });
  await part(scene, THUMB, { ...cloth, inflate: 50, puff: 0.66, cast: 0.2 });
  await part(scene, HAND, { ...cloth, inflate: 90, puff: 0.6, cast: 0.34, castBlur: 9, edge: 0.28 });
  await part(scene, CUFF, { ...binding, inflate: 22, puff: 0.6, cast: 0.3 });
  await ink(scene, topstitch('M292 956C400 972 520 972 622 956M290 996C400 1012 520 1012 626 996', { opacity: 0.35 }));
}

/** Quilted oven glove with a loop. */
export const ovenGlove: Cut<OvenGloveOptions> = {
  name: 'oven-glove',
  bend: 5,
  closeUp: { x: 440, y: 560, width: 420 },
  draw,
};
