import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, ridge, strip, topstitch, valley } from '../../kit/ink.ts';
import { both, ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, pair, part, TRIM } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface WeekenderOptions extends CutOptions {
  readonly leather?: string;
  readonly metal?: string;
}

const BODY =
  'M120 700C116 600 160 548 250 536C380 522 520 522 650 536C740 548 784 600 780 700L776 880C774 930 750 950 706 952L194 952C150 950 126 930 124 880Z';
const CORNER = 'M124 820C180 830 226 870 240 952L194 952C150 950 126 930 124 880Z';
const HANDLE = 'M312 720C310 560 340 404 450 404C560 404 590 560 588 720';
const REAR_HANDLE = 'M330 560C336 460 370 380 450 380C530 380 564 460 570 560';
const CREASES =
  both(valley('M200 560C190 640 180 720 190 800', 20, 0.5) + ridge('M250 550C250 640 240 740 250 830', 24, 0.4)) +
  valley('M450 540C440 600 460 640 450 700', 20, 0.4);

async function draw(scene: Scene, options: WeekenderOptions) {
  const cloth = clothOf(options, 'canvas');
  const { leather = '#6a4730', metal = '#a8905e' } = options;
  const trim = { ...TRIM, fabric: 'smoothLeather', paint: leather } as const;
  await standingShadow(scene, { x: 454, y: 952, rx: 330, ry: 18, strength: 0.8 });
  await part(scene, strip(REAR_HANDLE, 24), { ...trim, inflate: 9, puff: 0.8 });
  await part(scene, BODY, {
    ...cloth,
    inflate: 110,
    puff: 0.58,
    drape: 4,
    drapeX: 130,
    cast: 0.16,
    folds: CREASES,
    foldBlur: 10,
    foldDepth: 34,
  });
  await pair(scene, CORNER, { ...trim, inflate: 24, puff: 0.4, cast: 0.2 });
  const zip = 'M190 566C330 544 570 544 710 566';
  await ink(
    scene,
    line(zip, '#1b191a', 15, 0.75),
    `<path d="${zip}" fill="none" stroke="${metal}" stroke-width="5.4" stroke-dasharray="3 2.4"/>`,
  );
  await part(scene, roundBox(204, 562, 60, 16, 7), { ...METAL, paint: metal });
  for (const x of [312, 588]) {
    await part(scene, roundBox(x - 22, 700, 44, 252, 4), { ...trim, inflate: 9 });
    for (const y of [724, 764]) await part(scene, ellipse(x, y, 7), { ...METAL, paint: metal });
  }
  await part(scene, strip(HANDLE, 28), { ...trim, inflate: 11, puff: 0.85, cast: 0.36, castX: 8, castY: 12 });
  await part(scene, roundBox(404, 388, 92, 48, 16), { ...trim, inflate: 14, puff: 0.6, cast: 0.3 });
  const thread = { color: lighter(leather, 0.5), opacity: 0.55, width: 2, dash: '8 5' };
  await ink(scene, both(topstitch('M300 712L300 940M324 712L324 940M136 832C180 842 214 876 228 946', thread)));
}

/** Travel bag of canvas with two leather handles. */
export const weekender: Cut<WeekenderOptions> = {
  name: 'weekender',
  bend: 0,
  closeUp: { x: 400, y: 700, width: 420 },
  draw,
};
