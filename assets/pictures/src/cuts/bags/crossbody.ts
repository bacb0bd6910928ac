import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, strip, topstitch } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CrossbodyOptions extends CutOptions {
  readonly metal?: string;
}

const STRAP = 'M250 640C150 460 210 210 450 200C690 210 750 460 650 640';
const FRONT =
  'M214 640C214 610 236 592 270 592L630 592C664 592 686 610 686 640C690 800 610 930 450 930C290 930 210 800 214 640Z';
const FLAP =
  'M208 636C206 606 230 584 268 584L632 584C670 584 694 606 692 636C690 730 620 800 540 806C500 810 400 810 360 806C280 800 210 730 208 636Z';
const BUCKLE = `<g transform="rotate(62 684 400)">${area(roundBox(660, 378, 48, 44, 8) + roundBox(669, 387, 30, 26, 4))}</g>`;

async function draw(scene: Scene, options: CrossbodyOptions) {
  const leather = clothOf(options, 'smoothLeather');
  const brass = { ...METAL, paint: options.metal ?? '#b79f6a' };
  await lyingShadow(scene, FRONT, { strength: 0.34 });
  await part(scene, strip(STRAP, 22), { ...leather, inflate: 9, puff: 0.8, cast: 0.3, castX: 8, castY: 12 });
  await part(scene, FRONT, { ...leather, inflate: 80, puff: 0.6, drape: 2, cast: 0.15, edge: 0.28 });
  await part(scene, FLAP, { ...leather, inflate: 56, puff: 0.54, drape: 1.5, cast: 0.5, castX: 3, castY: 11 });
  for (const x of [250, 650]) {
    await part(scene, roundBox(x - 18, 606, 36, 54, 8), { ...TRIM, ...leather, inflate: 10 });
    await part(scene, area(ellipse(x, 600, 22) + ellipse(x, 600, 13)), brass);
  }
  await part(scene, area(ellipse(450, 790, 40) + ellipse(450, 790, 26)), { ...brass, inflate: 7 });
  await part(scene, roundBox(440, 756, 20, 70, 9), brass);
  await part(scene, BUCKLE, brass);
  const thread = { color: lighter(options.color, 0.45), opacity: 0.48, width: 1.9, dash: '7 4.5' };
  await ink(
    scene,
    topstitch(
      'M222 638C220 614 240 598 270 598L630 598C660 598 680 614 678 638C676 720 612 786 538 792C500 796 400 796 362 792C288 786 224 720 222 638',
      thread,
    ),
    topstitch('M228 720C246 830 330 914 450 914C570 914 654 830 672 720', { ...thread, opacity: 0.36 }),
  );
}

/** Round saddle bag on a long strap. */
export const crossbody: Cut<CrossbodyOptions> = {
  name: 'crossbody',
  bend: 0,
  closeUp: { x: 450, y: 700, width: 400 },
  draw,
};
